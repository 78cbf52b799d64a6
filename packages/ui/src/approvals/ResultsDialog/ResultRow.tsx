import type { ApprovalOutcome } from '@selfservice/api/approvals/approval-decisions';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatListMoment } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { requestName } from '../../requests/request-words/describeRequest.ts';
import { requestStateIcons } from '../../patterns/StateIcon/requestStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';

export interface ResultRowProps {
  /** The outcome of a request. */
  outcome: ApprovalOutcome;
  /** The current time. */
  now: LocalDateTime;
}

/** The outcome of one request. */
export function ResultRow({ outcome: { item, kind, reason }, now }: ResultRowProps) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const { approver, decidedAt, applicant, text, state } = item;
  const when = decidedAt && formatListMoment(decidedAt, now, language);
  return (
    <Root>
      <p>{titlesAfter(applicant)}</p>
      <Quiet>{requestName(text, language)}</Quiet>
      {kind !== 'done' && <p data-kind={kind}>{reason || t(`results.${kind}`)}</p>}
      <RequestStatus>
        <StateIcon look={requestStateIcons[state]} />
        {state !== 'pending' && <Quiet>{[approver, when].filter(Boolean).join(' · ')}</Quiet>}
      </RequestStatus>
    </Root>
  );
}

const Quiet = styled.p`
  color: var(--color-text-muted);
`;

const RequestStatus = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
`;

const Root = styled.li`
  padding-block: var(--space-2);
  border-top: 1px solid var(--color-border);
  font-size: var(--text-2);
  overflow-wrap: anywhere;

  & > :first-child {
    font-size: var(--text-3);
  }

  [data-kind] {
    color: var(--color-caution);
  }

  [data-kind='refused'] {
    color: var(--color-negative);
  }
`;

import type { DecisionOutcome } from '@selfservice/api/approvals/decision-outcomes';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { formatListMoment } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { requestName } from '../../requests/RequestSummary/describeRequest.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';

/** Props of `LedgerRow`. */
export interface LedgerRowProps {
  /** What has become of the request. */
  outcome: DecisionOutcome;
}

/** What has become of one request. */
export function LedgerRow({ outcome: { request, kind, reason } }: LedgerRowProps) {
  const { t } = useTranslation('approvals');
  const now = useClock().localNow();
  const language = useLanguage();
  const { approver, decidedAt, applicant, text, state } = request;
  const when = decidedAt && formatListMoment(decidedAt, now, language);
  return (
    <Root>
      <StateIcon of="request" state={state} isCompact={kind === 'unknown'} />
      <span>{applicant}</span>
      <Quiet>{requestName(text, language)}</Quiet>
      {kind !== 'done' && <span data-kind={kind}>{reason || t(`results.${kind}`)}</span>}
      {state !== 'pending' && (approver || when) && (
        <Quiet>{[approver, when].filter(Boolean).join(' · ')}</Quiet>
      )}
    </Root>
  );
}

const Quiet = styled.span`
  color: var(--color-text-muted);
`;

const Root = styled.li`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  gap: 0 var(--space-3);
  padding-block: var(--space-2);
  border-top: 1px solid var(--color-border);
  font-size: var(--text-2);
  overflow-wrap: anywhere;

  & > :not(:first-child) {
    grid-column: 2;
  }

  & > :nth-child(2) {
    grid-row: 1;
    font-size: var(--text-3);
  }

  [data-kind] {
    color: var(--color-caution);
  }

  [data-kind='refused'],
  [data-kind='unknown'] {
    color: var(--color-negative);
  }
`;

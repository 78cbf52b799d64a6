import type { LocalDateTime } from '@selfservice/api/core/local-date';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDate, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { RemainingDays } from '../RemainingDays/RemainingDays.tsx';

/** Props of `RequestFacts`. */
export interface RequestFactsProps {
  /** What it tells of. */
  request: WorkflowRequest;
}

/** What is known of a request; what its state does not have is left out. Specification 000 section 2. */
export function RequestFacts({ request }: RequestFactsProps) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const { state, remainingDays, deadline, approver, decidedAt, note } = request;
  const isPending = state === 'pending';
  const isDecided = state === 'approved' || state === 'rejected';
  const toText = (moment: LocalDateTime) => `${formatDate(moment, language)} ${formatTime(moment, language)}`;
  return (
    <DescriptionList
      items={[
        { term: t('detail.applicant'), details: request.applicant },
        { term: t('detail.created'), details: toText(request.createdAt) },
        isPending &&
          (deadline !== null || remainingDays !== null) && {
            term: t('detail.deadline'),
            details: (
              <Deadline>
                {deadline && <span>{formatDate(deadline, language)}</span>}
                {remainingDays !== null && <RemainingDays days={remainingDays} />}
              </Deadline>
            ),
          },
        (isDecided || (!isPending && approver !== '')) && { term: t('detail.approver'), details: approver },
        (isDecided || (!isPending && decidedAt !== null)) && {
          term: t('detail.decidedAt'),
          details: decidedAt && toText(decidedAt),
        },
        note !== '' && { term: t('detail.note'), details: <Note>{note}</Note> },
      ].filter((item) => item !== false)}
    />
  );
}

const Deadline = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
`;

const Note = styled.span`
  white-space: pre-wrap;
`;

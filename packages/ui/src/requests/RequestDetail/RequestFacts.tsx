import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDetailDay, formatDetailMoment } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { RemainingDays } from '../RemainingDays/RemainingDays.tsx';
import { describeInDetail } from '../request-words/describeRequest.ts';
import { RequestNote } from './RequestNote.tsx';

export interface RequestFactsProps {
  /** The request. */
  request: WorkflowRequest;
  /** Whether the heading has the applicant and the period, so that the list leaves them out. Default false. */
  isInHeading?: boolean;
  /** Whether a long note is cut off until the user expands it. Default false. */
  hasShortNote?: boolean;
  /** Whether the user has just decided, and the approver and the date are not loaded yet. Default false. */
  isJustDecided?: boolean;
}

/** The facts of a request, without those that its state does not have. @requirement requests-9, requests-10, requests-11 */
export function RequestFacts(props: RequestFactsProps) {
  const { request, isInHeading = false, hasShortNote = false, isJustDecided = false } = props;
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const { state, remainingDays, deadline, approver, decidedAt, note } = request;
  const isPending = state === 'pending';
  const isDecided = state === 'approved' || state === 'rejected';
  const { when, length } = describeInDetail(request.text, language);
  return (
    <DescriptionList
      items={[
        !isInHeading &&
          when !== '' && {
            term: t('detail.when'),
            details: (
              <Spaced>
                <span>{when}</span>
                <span>{length}</span>
              </Spaced>
            ),
          },
        // The days are read out of this text, so the text of the backend is always visible too.
        when !== '' && { term: t('detail.text'), details: request.text },
        !isInHeading && { term: t('detail.applicant'), details: request.applicant },
        { term: t('detail.created'), details: formatDetailMoment(request.createdAt, language) },
        isPending &&
          (deadline !== null || remainingDays !== null) && {
            term: t('detail.deadline'),
            details: (
              <Spaced>
                {deadline && <span>{formatDetailDay(deadline, language)}</span>}
                {remainingDays !== null && <RemainingDays days={remainingDays} />}
              </Spaced>
            ),
          },
        (isDecided || (!isPending && approver !== '')) && {
          term: t('detail.approver'),
          details: approver || (isJustDecided ? t('detail.you') : null),
        },
        (isDecided || (!isPending && decidedAt !== null)) && {
          term: t('detail.decidedAt'),
          details: decidedAt
            ? formatDetailMoment(decidedAt, language)
            : isJustDecided
              ? t('detail.justNow')
              : null,
        },
        note !== '' && {
          term: t('detail.note'),
          details: <RequestNote note={note} isShort={hasShortNote} />,
        },
      ].filter((item) => item !== false)}
    />
  );
}

const Spaced = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  font-variant-numeric: tabular-nums;
`;

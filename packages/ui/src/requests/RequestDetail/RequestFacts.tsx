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
  /** What it tells of. */
  request: WorkflowRequest;
  /** Who asks, and for when, stands in the heading already. Default false. */
  isInHeading?: boolean;
  /** Of a long note only the begin is shown until more is asked for. Default false. */
  hasShortNote?: boolean;
  /** The person has just decided, and the server's own words of that are still on their way. Default false. */
  isJustDecided?: boolean;
}

/** What is known of a request; what its state does not have is left out. Specification 000 section 2. */
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
              <Apart>
                <span>{when}</span>
                <span>{length}</span>
              </Apart>
            ),
          },
        // The days are read out of it: what the server wrote is always visible.
        when !== '' && { term: t('detail.text'), details: request.text },
        !isInHeading && { term: t('detail.applicant'), details: request.applicant },
        { term: t('detail.created'), details: formatDetailMoment(request.createdAt, language) },
        isPending &&
          (deadline !== null || remainingDays !== null) && {
            term: t('detail.deadline'),
            details: (
              <Apart>
                {deadline && <span>{formatDetailDay(deadline, language)}</span>}
                {remainingDays !== null && <RemainingDays days={remainingDays} />}
              </Apart>
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

const Apart = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  font-variant-numeric: tabular-nums;
`;

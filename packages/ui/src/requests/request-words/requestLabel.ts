import type { Language } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { TFunction } from 'i18next';
import { remainingText } from '../RemainingDays/remainingText.ts';
import { describeInList } from './describeRequest.ts';

/**
 * The progress of a decision about a request. It is not done before the server has said so; after `unknown` the outcome
 * is read again while it is `checking`.
 */
export type RequestProgress = 'approving' | 'rejecting' | 'cancelling' | 'checking' | 'unknown';

/** What the words of a request depend on. */
export interface RequestLabelContext {
  /** Of the texts of requests and patterns, as `useTranslation(['requests', 'patterns'])` gives it. */
  t: TFunction<['requests', 'patterns']>;
  language: Language;
  /** The day that it is now. */
  today: LocalDate;
}

/**
 * A request in one line, as assistive technology reads it out: what, when, how long, who, and where it stands.
 *
 * @param progress what is being done with it now; null for nothing
 */
export function requestLabel(
  { t, language, today }: RequestLabelContext,
  request: WorkflowRequest,
  progress: RequestProgress | null = null,
): string {
  const { state, remainingDays, applicant } = request;
  const { what, when, length } = describeInList(request.text, today, language);
  const left = state === 'pending' && remainingDays !== null ? remainingText(t, remainingDays) : '';
  const standing = progress
    ? [t(`requests:detail.progress.${progress}`)]
    : [t(`patterns:state.request.${state}`), left];
  return [`${what} ${when}`.trim(), length, applicant, ...standing]
    .filter((part) => part !== '')
    .join(', ')
    .replaceAll('\u00a0', ' ');
}

import type { Language } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { TFunction } from 'i18next';
import { remainingText } from '../RemainingDays/remainingText.ts';
import { describeInList } from './describeRequest.ts';

/**
 * The progress of a decision that the backend has not confirmed. `checking`: an unknown outcome is being looked up.
 */
export type RequestProgress = 'approving' | 'rejecting' | 'cancelling' | 'checking' | 'unknown';

/** The context of the texts of a request. */
export interface RequestLabelContext {
  /** The translation function of `useTranslation(['requests', 'patterns'])`. */
  t: TFunction<['requests', 'patterns']>;
  language: Language;
  /** The current day. */
  today: LocalDate;
}

/**
 * Returns the accessible name of a request: account, period, length, applicant, state and remaining days.
 *
 * @param progress the progress of a decision, named instead of the state; null for none
 */
export function requestLabel(
  { t, language, today }: RequestLabelContext,
  request: WorkflowRequest,
  progress: RequestProgress | null = null,
): string {
  const { state, remainingDays, applicant } = request;
  const { what, when, length } = describeInList(request.text, today, language);
  const left = state === 'pending' && remainingDays !== null ? remainingText(t, remainingDays) : '';
  const stateParts = progress
    ? [t(`requests:detail.progress.${progress}`)]
    : [t(`patterns:state.request.${state}`), left];
  return [`${what} ${when}`.trim(), length, applicant, ...stateParts]
    .filter((part) => part !== '')
    .join(', ')
    .replaceAll('\u00a0', ' ');
}

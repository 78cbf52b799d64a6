import type { RequestState, WorkflowRequest } from '@selfservice/api/requests/requests';
import type { TFunction } from 'i18next';
import { remainingText } from '../RemainingDays/remainingText.ts';

/** What is being done with a request; it has not happened before the server has said so. */
export type RequestProgress = 'approving' | 'rejecting' | 'cancelling';

/** What is under way while a request is to get a final state. */
export const progressTo: Record<Exclude<RequestState, 'pending'>, RequestProgress> = {
  approved: 'approving',
  rejected: 'rejecting',
  cancelled: 'cancelling',
};

/**
 * A request in one line, as assistive technology reads it out: text, applicant, and where it stands.
 *
 * @param t of the texts of requests and patterns, as `useTranslation(['requests', 'patterns'])` gives it
 * @param progress what is being done with it now; null for nothing
 */
export function requestLabel(
  t: TFunction<['requests', 'patterns']>,
  request: WorkflowRequest,
  progress: RequestProgress | null = null,
): string {
  const { state, remainingDays } = request;
  const left = state === 'pending' && remainingDays !== null ? remainingText(t, remainingDays) : '';
  const standing = progress
    ? [t(`requests:detail.progress.${progress}`)]
    : [t(`patterns:state.request.${state}`), left];
  return [request.text, request.applicant, ...standing].filter((part) => part !== '').join(', ');
}

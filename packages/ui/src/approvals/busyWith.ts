import type { FinalState } from '@selfservice/api/requests/requests';
import type { RequestProgress } from '../requests/request-words/requestLabel.ts';

const stateOf: Partial<Record<RequestProgress, FinalState>> = {
  approving: 'approved',
  rejecting: 'rejected',
};

/** The state that something under way leads to; null for none. */
export function busyWith(progress: RequestProgress | null): FinalState | null {
  return (progress && stateOf[progress]) ?? null;
}

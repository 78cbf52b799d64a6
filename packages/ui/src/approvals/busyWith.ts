import type { RequestProgress } from '../requests/request-words/requestLabel.ts';

const stateOf: Partial<Record<RequestProgress, 'approved' | 'rejected'>> = {
  approving: 'approved',
  rejecting: 'rejected',
};

/** Returns the requested state of a decision in progress; null for none. */
export function busyWith(progress: RequestProgress | null): 'approved' | 'rejected' | null {
  return (progress && stateOf[progress]) ?? null;
}

import type { TeamAround } from '../team/teamAround.ts';

/** A failed load, and its retry. */
export interface TeamFailure {
  error: Error;
  onRetry: () => void;
}

/** The people around a request, or why they are not shown. */
export type Team =
  /** With `hasHours` the request is for a part of one day. */
  | { kind: 'loading'; hasHours: boolean }
  /** The user may not see the department plan. */
  | { kind: 'refused' }
  | ({ kind: 'failed' } & TeamFailure)
  /** The centre has more people than allowed. */
  | { kind: 'tooManyPeople'; maxPeopleCount: number }
  /** Plans may be missing: they are still loading, or could not be loaded because of `failure`. */
  | { kind: 'known'; around: TeamAround; failure?: TeamFailure | undefined };

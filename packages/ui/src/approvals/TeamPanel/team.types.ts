import type { TeamAround } from '../team/teamAround.ts';

/** Why something is not known, and the way to ask for it again. */
export interface TeamFailure {
  error: Error;
  onRetry: () => void;
}

/** What is known of the people around a request. */
export type Team =
  /** With `hasHours` it will show a part of a day. */
  | { kind: 'loading'; hasHours: boolean }
  /** The user may not see the department's plan. */
  | { kind: 'refused' }
  | ({ kind: 'failed' } & TeamFailure)
  /** The centre has more people than may be looked through. */
  | { kind: 'tooManyPeople'; maxPeopleCount: number }
  /** While plans are still coming, or with a `failure` could not be read. */
  | { kind: 'known'; around: TeamAround; failure?: TeamFailure | undefined };

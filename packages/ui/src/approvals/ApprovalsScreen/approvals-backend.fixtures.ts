import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import type { StoryBackend } from '#storybook/backend.ts';

/** The ids of some pending requests of the approver in the stories. */
export const waiting = { vacation: 50_001, doctor: 50_002, home: 50_003 };

/** The states of a request in the backend. */
export const spelt = { pending: 0, approved: 1, rejected: 2 };

/** Returns the state of a request in the backend. */
export function stateOf({ database }: StoryBackend, id: number): number | undefined {
  return requestRows(database).get(id)?.state;
}

/** Rejects a request as the manager. */
export function rejectElsewhere({ database, clock }: StoryBackend, id: number): void {
  const row = requestRows(database).get(id);
  if (!row) throw new Error(`There is no request ${id}.`);
  const decidedAt = clock.localNow();
  requestRows(database).set(id, {
    ...row,
    state: 2,
    deciderRef: '0001003',
    decidedAt,
    note: 'The line stands.',
  });
}

/** Advances the clock by the time in which a decision can be undone. */
export function letTimeRunOut({ clock }: StoryBackend): void {
  clock.advance(6000);
}

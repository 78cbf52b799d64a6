import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import type { StoryBackend } from '#storybook/backend.ts';

/** Requests that wait for the approver of the stories. */
export const waiting = { vacation: 50_001, doctor: 50_002, home: 50_003 };

/** How each state is spelt in the backend. */
export const spelt = { pending: 0, approved: 1, rejected: 2 };

/** Where a request stands in the backend. */
export function stateOf({ database }: StoryBackend, id: number): number | undefined {
  return requestRows(database).get(id)?.state;
}

/** Lets the manager reject a request meanwhile. */
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

/** The time in which a decision can be taken back runs out. */
export function letTimeRunOut({ clock }: StoryBackend): void {
  clock.advance(6000);
}

import { toUtcDate } from '@selfservice/api/core/local-date';
import type { PersonPresence, Presence } from '@selfservice/api/presence/presence';
import { sortedBy } from '../../patterns/FilterBar/sortedBy.ts';

/** What people can be sorted by. */
export const presenceOrders = ['name', 'state', 'lastPass'] as const;

/** What people are sorted by. */
export type PresenceOrder = (typeof presenceOrders)[number];

const places: Record<Presence, number> = { present: 0, absent: 1, unknown: 2 };

/** People by what was chosen; those who are alike in it stay in the order of their names. */
export function sortedPeople(
  people: readonly PersonPresence[],
  order: PresenceOrder,
): readonly PersonPresence[] {
  if (order === 'name') return people;
  if (order === 'state') return sortedBy(people, ({ presence }) => places[presence]);
  return sortedBy(people, ({ details }) => {
    const at = details?.lastPassAt;
    return at ? -toUtcDate(at).getTime() : null;
  });
}

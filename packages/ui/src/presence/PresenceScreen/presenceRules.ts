import { toUtcDate } from '@selfservice/api/core/local-date';
import type { MissingPeople, PresenceGroup } from '@selfservice/api/presence/missing-people';
import { presenceGroup } from '@selfservice/api/presence/missing-people';
import type { PersonPresence } from '@selfservice/api/presence/presence';
import type { FindRules } from '../../patterns/FilterBar/foundItems.ts';

/** The sort orders, in the order of the menu. */
export const presenceOrders = ['name', 'state', 'lastPass'] as const;

/** A sort order of people. */
export type PresenceOrder = (typeof presenceOrders)[number];

const places: Record<PresenceGroup, number> = { missing: 0, present: 1, away: 2, unknown: 3 };

/**
 * Returns the rules of search and order: by name and, if known, by personal number; missing people first by state; the latest
 * pass first.
 *
 * @param missing the missing people; null if they are not known
 * @requirement presence-4, presence-5
 */
export function presenceRules(missing: MissingPeople | null): FindRules<PersonPresence, PresenceOrder> {
  return {
    textOf: ({ fullName, details }) => `${fullName} ${details?.personalNumber ?? ''}`,
    sortKeys: {
      name: null,
      state: (person) => places[presenceGroup(person, missing)],
      lastPass: ({ details }) => (details?.lastPassAt ? -toUtcDate(details.lastPassAt).getTime() : null),
    },
  };
}

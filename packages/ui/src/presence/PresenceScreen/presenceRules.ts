import { toUtcDate } from '@selfservice/api/core/local-date';
import type { PersonPresence, Presence } from '@selfservice/api/presence/presence';
import type { FindRules } from '../../patterns/FilterBar/foundItems.ts';

/** The sort orders, in the order of the menu. */
export const presenceOrders = ['name', 'state', 'lastPass'] as const;

/** A sort order of people. */
export type PresenceOrder = (typeof presenceOrders)[number];

const places: Record<Presence, number> = { present: 0, absent: 1, unknown: 2 };

/**
 * The rules of search and order: by name and, if known, by personal number; the latest pass first.
 * @requirement presence-4, presence-5
 */
export const presenceRules: FindRules<PersonPresence, PresenceOrder> = {
  textOf: ({ fullName, details }) => `${fullName} ${details?.personalNumber ?? ''}`,
  sortKeys: {
    name: null,
    state: ({ presence }) => places[presence],
    lastPass: ({ details }) => (details?.lastPassAt ? -toUtcDate(details.lastPassAt).getTime() : null),
  },
};

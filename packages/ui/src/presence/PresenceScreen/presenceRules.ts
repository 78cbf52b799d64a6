import { toUtcDate } from '@selfservice/api/core/local-date';
import type { PersonPresence, Presence } from '@selfservice/api/presence/presence';
import type { FindRules } from '../../patterns/FilterBar/foundItems.ts';

/** The orders of people, in the order of their menu. */
export const presenceOrders = ['name', 'state', 'lastPass'] as const;

/** One of the orders of people. */
export type PresenceOrder = (typeof presenceOrders)[number];

const places: Record<Presence, number> = { present: 0, absent: 1, unknown: 2 };

/** People are found by name and, where it is known, by personal number; the latest pass comes first. */
export const presenceRules: FindRules<PersonPresence, PresenceOrder> = {
  textOf: ({ fullName, details }) => `${fullName} ${details?.personalNumber ?? ''}`,
  sortKeys: {
    name: null,
    state: ({ presence }) => places[presence],
    lastPass: ({ details }) => (details?.lastPassAt ? -toUtcDate(details.lastPassAt).getTime() : null),
  },
};

import type { PeopleList } from '../core/people-list.ts';
import type { LocalDateTime } from '../core/local-date.ts';
import type { PersonPresence } from './presence.ts';

/** The spelling of each filter on the wire. Specification 001 section 4. */
export const wireFilters = { all: 0, present: 1, absent: 2, inconsistent: 3, withShift: 4 } as const;

/** Whose presence is shown: everybody's, or that of those who are there, away, inconsistent or have a planned shift. */
export type PresenceFilter = keyof typeof wireFilters;

/** The filters in the order of the choice. */
export const presenceFilters = [
  'all',
  'present',
  'absent',
  'inconsistent',
  'withShift',
] as const satisfies readonly PresenceFilter[];

/** Who is there and who is not, or why that cannot be shown. */
export type PresenceList = PeopleList<PersonPresence> & {
  /** When the answer came. */
  asOf: LocalDateTime;
};

/**
 * What can be shown of the same people while the server is asked for them anew after a change of the filter: of all, who
 * is there or away is known at once; part of them is part of the whole. Of nobody nothing follows.
 */
export function placeholderPresence(
  known: PresenceList | undefined,
  before: PresenceFilter,
  now: PresenceFilter,
): PresenceList | undefined {
  if (known?.kind !== 'people') return undefined;
  if (before === now) return known;
  if (now === 'all') return known.rows.length > 0 ? known : undefined;
  if (before !== 'all' || (now !== 'present' && now !== 'absent')) return undefined;
  return { ...known, rows: known.rows.filter(({ presence }) => presence === now) };
}

import type { PeopleList } from '../core/people-list.ts';
import type { LocalDateTime } from '../core/local-date.ts';
import type { PersonPresence } from './presence.ts';

/** The number of each filter on the wire. @requirement presence-3, presence-20 */
export const wireFilters = { all: 0, present: 1, absent: 2, inconsistent: 3, withShift: 4 } as const;

/** The people to show: all, present, absent, with inconsistent passes, or with a planned shift. */
export type PresenceFilter = keyof typeof wireFilters;

/** The filters in the order of the menu. */
export const presenceFilters = [
  'all',
  'present',
  'absent',
  'inconsistent',
  'withShift',
] as const satisfies readonly PresenceFilter[];

/**
 * The people on the screen: those of a filter, people who are missing, absent people who are not missing, or people whose
 * presence is unknown. The last three are parts of all people.
 * @requirement presence-26
 */
export type PresenceView = PresenceFilter | 'missing' | 'away' | 'unknown';

/** All views. */
export const presenceViews: readonly PresenceView[] = [...presenceFilters, 'missing', 'away', 'unknown'];

/** Returns the filter whose people contain those of a view. */
export function filterOfView(view: PresenceView): PresenceFilter {
  if (view === 'away') return 'absent';
  return view === 'missing' || view === 'unknown' ? 'all' : view;
}

/** The presence of people, or the reason why it cannot be shown. */
export type PresenceList = PeopleList<PersonPresence> & {
  /** Time of the response. */
  asOf: LocalDateTime;
};

/**
 * Returns the rows that can be shown while a changed filter loads: the present and the absent people are known
 * from the list of all, and a part is a part of the whole. An empty part allows no conclusion.
 * @requirement presence-10
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

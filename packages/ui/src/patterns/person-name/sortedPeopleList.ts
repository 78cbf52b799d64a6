import type { Language } from '@selfservice/api/core/language';
import type { PeopleList } from '@selfservice/api/core/people-list';
import { sortByName } from './sortByName.ts';

/** The people of a centre, sorted for a list. */
export interface SortedPeopleList<Row> {
  /** The people sorted by name; empty if the centre has too many people, undefined while loading. */
  rows: readonly Row[] | undefined;
  /** The largest number of people that can be listed, if the centre has more; null otherwise. */
  maxPeopleCount: number | null;
}

/** Returns the rows of a list sorted by name, or the limit that the centre exceeds. */
export function sortedPeopleList<Row extends { fullName: string }>(
  list: PeopleList<Row> | undefined,
  language: Language,
): SortedPeopleList<Row> {
  if (!list) return { rows: undefined, maxPeopleCount: null };
  if (list.kind === 'tooManyPeople') return { rows: [], maxPeopleCount: list.maxPeopleCount };
  return { rows: sortByName(list.rows, ({ fullName }) => fullName, language), maxPeopleCount: null };
}

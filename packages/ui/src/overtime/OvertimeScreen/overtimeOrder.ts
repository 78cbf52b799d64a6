import type { Language } from '@selfservice/api/core/language';
import { findByWords } from '@selfservice/api/core/find-by-words';
import { sortedBy } from '../../patterns/FilterBar/sortedBy.ts';
import type { OvertimeItem } from '../OvertimeList/overtimeItems.ts';

/** What overtime can be sorted by. */
export const overtimeOrders = ['newest', 'oldest', 'account', 'state'] as const;

/** What overtime is sorted by. */
export type OvertimeOrder = (typeof overtimeOrders)[number];

/** What is asked of a list of overtime. */
export interface WantedOvertime {
  /** What is searched for in accounts and notes; empty for nothing. */
  search: string;
  /** What it is sorted by: alike ones stand newest first, and what waits comes before what is approved. */
  order: OvertimeOrder;
  /** The language by whose letters accounts are sorted. */
  language: Language;
}

/** The overtime that is asked for, in its order. */
export function shownOvertime(
  items: readonly OvertimeItem[],
  { search, order, language }: WantedOvertime,
): readonly OvertimeItem[] {
  const found = findByWords(items, search, ({ overtime: { accountName, note } }) => `${accountName} ${note}`);
  const oldest = sortedBy(found, ({ overtime }) => overtime.begin);
  if (order === 'oldest') return oldest;
  const newest = oldest.toReversed();
  if (order === 'state') return sortedBy(newest, ({ overtime }) => (overtime.state === 'pending' ? 0 : 1));
  if (order === 'newest') return newest;
  const letters = new Intl.Collator(language);
  return newest.toSorted((one, other) =>
    letters.compare(one.overtime.accountName, other.overtime.accountName),
  );
}

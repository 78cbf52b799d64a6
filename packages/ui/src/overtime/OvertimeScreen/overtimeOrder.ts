import type { Language } from '@selfservice/api/core/language';
import { findByWords } from '@selfservice/api/core/find-by-words';
import { sortedBy } from '../../patterns/FilterBar/sortedBy.ts';
import type { OvertimeItem } from '../OvertimeList/overtimeItems.ts';

/** The sort orders of overtime. */
export const overtimeOrders = ['newest', 'oldest', 'account', 'state'] as const;

/** A sort order of overtime. */
export type OvertimeOrder = (typeof overtimeOrders)[number];

/** The search and the order of a list of overtime. */
export interface WantedOvertime {
  /** Words to find in accounts and notes; may be empty. */
  search: string;
  /** The order. Equal overtime is sorted newest first; pending overtime comes before approved overtime. */
  order: OvertimeOrder;
  /** The language whose alphabet sorts accounts. */
  language: Language;
}

/** Returns the overtime that matches the search, in the wanted order. @requirement overtime-9, overtime-10 */
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

import { findByWords } from '@selfservice/api/core/find-by-words';
import type { SortKey } from './sortedBy.ts';
import { sortedBy } from './sortedBy.ts';

/** The rules for searching and sorting a list. */
export interface FindRules<Item, Order extends string> {
  /** Returns the searchable text of an item. */
  textOf: (item: Item) => string;
  /** The sort key of each order; null keeps the given order. Items with the same key keep their order. */
  sortKeys: Readonly<Record<Order, ((item: Item) => SortKey) | null>>;
}

/** Returns the items that match a search, sorted. */
export function foundItems<Item, Order extends string>(
  items: readonly Item[],
  { textOf, sortKeys }: FindRules<Item, Order>,
  search: string,
  order: Order,
): readonly Item[] {
  const found = findByWords(items, search, textOf);
  const keyOf = sortKeys[order];
  return keyOf ? sortedBy(found, keyOf) : found;
}

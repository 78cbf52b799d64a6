import { useState } from 'react';
import type { FindRules } from './foundItems.ts';
import { foundItems } from './foundItems.ts';

/** The length of a list, before and after the search. */
export type ListCounts = {
  /** The number of all items. */
  count: number;
  /** The number of items that match the search. */
  found: number;
};

/** The search and sort order of a list, and the resulting items. */
export interface FoundItems<Item, Order extends string> {
  /** The search text. */
  search: string;
  /** Changes the search. */
  onSearchChange: (search: string) => void;
  /** The current order. */
  order: Order;
  /** Changes the order. */
  onOrderChange: (order: Order) => void;
  /** The matching items, sorted; undefined while the list loads. */
  found: readonly Item[] | undefined;
  /** The numbers of items; undefined while the list loads. */
  counts: ListCounts | undefined;
  /** The trimmed search; empty for a list without items, because then the search is not why nothing is found. */
  unmatched: string;
}

/** Searches and sorts a list. Search and order are kept while the component is mounted. */
export function useFoundItems<Item, Order extends string>(
  items: readonly Item[] | undefined,
  rules: FindRules<Item, Order>,
  initialOrder: NoInfer<Order>,
): FoundItems<Item, Order> {
  const [search, onSearchChange] = useState('');
  const [order, onOrderChange] = useState<Order>(initialOrder);
  const found = items && foundItems(items, rules, search, order);
  const counts = items && found && { count: items.length, found: found.length };
  const unmatched = items && items.length > 0 ? search.trim() : '';
  return { search, onSearchChange, order, onOrderChange, found, counts, unmatched };
}

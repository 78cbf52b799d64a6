import { useState } from 'react';
import type { FindRules } from './foundItems.ts';
import { foundItems } from './foundItems.ts';

/** How long a list is. */
export type ListCounts = {
  /** All items. */
  count: number;
  /** The items that match the search. */
  found: number;
};

/** The search and the order of a list, and the items that they show. */
export interface FoundItems<Item, Order extends string> {
  /** The search as it is typed. */
  search: string;
  /** Called when the user changes the search. */
  onSearchChange: (search: string) => void;
  /** The current order. */
  order: Order;
  /** Called when the user changes the order. */
  onOrderChange: (order: Order) => void;
  /** The items that match, in order; undefined while the list is not known. */
  found: readonly Item[] | undefined;
  /** Undefined while the list is not known. */
  counts: ListCounts | undefined;
  /** The search where the list has items; empty where it has none, because then the search is not the reason. */
  unmatched: string;
}

/** Searches and sorts a list. Search and order last as long as the screen. */
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

/** The sort key of an item: texts compare by code units, numbers by value; null is last. */
export type SortKey = string | number | null;

/** Returns the items sorted by their keys; items with the same key keep their order. */
export function sortedBy<T>(items: readonly T[], keyOf: (item: T) => SortKey): readonly T[] {
  return items.toSorted((one, other) => compared(keyOf(one), keyOf(other)));
}

function compared(one: SortKey, other: SortKey): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -1 : 1;
}

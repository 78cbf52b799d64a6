/** What an item is sorted by: texts by their letters as they are, numbers by size, null after everything else. */
export type SortKey = string | number | null;

/** Items in the order of their keys; those with the same key keep the order that they have. */
export function sortedBy<T>(items: readonly T[], keyOf: (item: T) => SortKey): readonly T[] {
  return items.toSorted((one, other) => compared(keyOf(one), keyOf(other)));
}

function compared(one: SortKey, other: SortKey): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -1 : 1;
}

import { useState } from 'react';

/**
 * Returns the items, with the objects of the previous render for items with equal values, so that only rows of changed
 * items render again.
 */
export function useStableItems<T extends { id: string }>(items: readonly T[]): readonly T[] {
  const [steady] = useState(createStableItems<T>);
  return steady(items);
}

/** Returns the function behind `useStableItems`, for tests. */
export function createStableItems<T extends { id: string }>(): (items: readonly T[]) => readonly T[] {
  let known = new Map<string, T>();
  let before: readonly T[] = [];
  return (items) => {
    const steady = items.map((item) => {
      const one = known.get(item.id);
      return one && isSame(one, item) ? one : item;
    });
    const isAsBefore = steady.length === before.length && steady.every((item, at) => item === before[at]);
    if (!isAsBefore) before = steady;
    known = new Map(before.map((item) => [item.id, item]));
    return before;
  };
}

function isSame<T extends object>(one: T, other: T): boolean {
  const keys = Object.keys(one) as (keyof T)[];
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]));
}

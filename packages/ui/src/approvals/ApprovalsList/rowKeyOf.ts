import type { KeyboardEvent } from 'react';
import { rowIdOf } from './rowIdOf.ts';

const letters: Partial<Record<string, 'approve' | 'reject' | 'select'>> = {
  a: 'approve',
  r: 'reject',
  x: 'select',
};

/** Returns the action of a pressed letter and the id of its row; null for other keys and outside of rows. */
export function rowKeyOf(event: KeyboardEvent) {
  const key = letters[event.key.toLowerCase()];
  const id = rowIdOf(event.target);
  // Only for the row itself: an element inside of a row may handle letters.
  const isRow = (event.target as Element).role === 'row';
  if (!key || id === null || !isRow || event.ctrlKey || event.metaKey || event.altKey) return null;
  return { key, id };
}

import type { KeyboardEvent } from 'react';
import { rowIdOf } from './rowIdOf.ts';

const letters: Partial<Record<string, 'approve' | 'reject' | 'select'>> = {
  a: 'approve',
  r: 'reject',
  x: 'select',
};

/** What a letter asks for, and about which row; null for any other key, and for one that is pressed elsewhere. */
export function rowKeyOf(event: KeyboardEvent) {
  const key = letters[event.key.toLowerCase()];
  const id = rowIdOf(event.target);
  // Only the row itself: what stands in a row may want its letters.
  const isRow = (event.target as Element).role === 'row';
  if (!key || id === null || !isRow || event.ctrlKey || event.metaKey || event.altKey) return null;
  return { key, id };
}

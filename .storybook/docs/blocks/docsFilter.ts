import { fold } from '../../find-state/search.ts';

/**
 * Returns the rows whose text contains every word of a query. Case, diacritics and punctuation do not matter; words may
 * be typed in part. An empty query returns all rows.
 *
 * @param textOf returns everything that a row shows
 */
export function foundRows<Row>(rows: readonly Row[], query: string, textOf: (row: Row) => string): Row[] {
  const words = fold(query).split(' ').filter(Boolean);
  return rows.filter((row) => {
    const text = fold(textOf(row));
    return words.every((word) => text.includes(word));
  });
}

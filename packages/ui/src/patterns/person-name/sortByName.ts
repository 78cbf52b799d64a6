import type { Language } from '@selfservice/api/core/language';
import { titlesAfter } from './titlesAfter.ts';

/**
 * Sorts rows by name in the alphabet of the language. Ignores degrees before a name.
 *
 * @param nameOf the full name as the server sends it, for example `Ing. Svoboda Petr, Ph.D.`
 */
export function sortByName<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  language: Language,
): readonly Row[] {
  const { compare } = new Intl.Collator(language);
  return rows
    .map((row) => ({ row, name: titlesAfter(nameOf(row)) }))
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ row }) => row);
}

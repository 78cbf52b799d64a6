import type { CsvCell } from './csv.ts';
import { toCsv } from './csv.ts';
import type { Language } from '@selfservice/api/core/language';

/** What no file system takes in a name. */
const refused = /[\\/:*?"<>|]+/g;

/**
 * A table as a file for spreadsheets.
 *
 * @param name without its ending
 */
export function csvFile(name: string, table: readonly (readonly CsvCell[])[], language: Language): File {
  const type = 'text/csv;charset=utf-8';
  return new File([toCsv(table, language)], `${name.replace(refused, '-')}.csv`, { type });
}

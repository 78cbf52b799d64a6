import type { CsvCell } from './csv.ts';
import { toCsv } from './csv.ts';
import type { Language } from '@selfservice/api/core/language';

/**
 * Returns a table as a CSV file.
 *
 * @param name the file name without extension
 */
export function csvFile(name: string, table: readonly (readonly CsvCell[])[], language: Language): File {
  const type = 'text/csv;charset=utf-8';
  return new File([toCsv(table, language)], `${name}.csv`, { type });
}

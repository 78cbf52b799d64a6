import type { CsvCell } from './csv.ts';

/** A column of what is saved and printed. */
export interface ExportColumn<Row> {
  /** Its head, in the user's language. */
  title: string;
  /** What stands in it; dates and amounts with units are words, as the screen writes them. Null: nothing. */
  value: (row: Row) => CsvCell;
}

/** Rows by their columns: the heads first. Spaces that do not break are for screens: here they are plain ones. */
export function exportTable<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): readonly (readonly CsvCell[])[] {
  return [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ value }) => withPlainSpaces(value(row)))),
  ];
}

function withPlainSpaces(cell: CsvCell): CsvCell {
  return typeof cell === 'string' ? cell.replace(/[\u00a0\u202f]/g, ' ') : cell;
}

import type { CsvCell } from './csv.ts';

/** A column of the saved and printed table. */
export interface ExportColumn<Row> {
  /** The head of the column, in the user's language. */
  title: string;
  /** Returns the cell of a row; dates and amounts with units as texts, formatted as on the screen. */
  value: (row: Row) => CsvCell;
  /** Whether paper leaves the column out, because it repeats another one as numbers. Default false. */
  isSavedOnly?: boolean;
}

/** Returns the heads and then the rows of a table, with plain spaces instead of non-breaking ones. */
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

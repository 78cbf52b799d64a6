import type { Language } from '@selfservice/api/core/language';

/** A cell of a table: words, a finite number, or null for nothing. */
export type CsvCell = string | number | null;

/** How the spreadsheets of a language read numbers and columns. */
const forms: Record<Language, { decimal: string; separator: string }> = {
  en: { decimal: '.', separator: ',' },
  cs: { decimal: ',', separator: ';' },
  sk: { decimal: ',', separator: ';' },
};

/** Spreadsheets compute what begins like this, also behind spaces; a tab or a line's end hides such a beginning. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** What any reader might take for the end of a cell or strip from it. */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;
const byteOrderMark = '\uFEFF';

/**
 * Writes a table as CSV that spreadsheets open as it is: the byte order mark says that it is UTF-8, columns and decimals
 * are separated as the language's spreadsheets expect, rows end with CRLF. Words that a spreadsheet would compute as a
 * formula get an apostrophe before them; numbers stay numbers, negative ones too. Dates and amounts with units are words:
 * write them as the screen does.
 *
 * @param rows the heads of the columns first
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const { decimal, separator } = forms[language];
  const lines = rows.map((row) => row.map((cell) => toText(cell, decimal)).join(separator));
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('');
}

function toText(cell: CsvCell, decimal: string): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell).replace('.', decimal) : withoutFormula(cell);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function withoutFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

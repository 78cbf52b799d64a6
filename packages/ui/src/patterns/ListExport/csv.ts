import type { Language } from '@selfservice/api/core/language';
import { numberFormat } from '../../i18n/intlFormats.ts';

/** A cell of a table: a text, a finite number, or null for an empty cell. */
export type CsvCell = string | number | null;

/** Matches a text that a spreadsheet would compute as a formula, also after whitespace. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Matches telephone numbers and other signed digits, also several: without letters they cannot call or read anything. */
const signedDigits = /^[+-][ ()./-]*\d[\d ()./-]*(?:, [+\d(][\d ()./-]*)*$/;
/** Matches a text that a spreadsheet could convert to a number, date or time: digits with at most one word, like `5 Jan`. */
const convertible = /^(?=.*\p{Nd})\P{L}*\p{L}*\P{L}*$/su;
/** Matches a text with characters that a CSV reader could strip or take for the end of a cell. */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;
const byteOrderMark = '\uFEFF';

/**
 * Returns a table as CSV for spreadsheets: with a byte order mark for UTF-8, the column and decimal separators of the
 * language, and CRLF after each row. Cells open as what they are:
 *
 * - Numbers, also negative ones, as numbers: a decimal comma is quoted, because a spreadsheet may take it for a separator, too.
 * - A text like `000417`, `6-14` or a telephone number as text: it gets an invisible U+200B in front, which is a part of the cell
 *   when it is compared or looked up.
 * - A text that would be computed as a formula as text: it gets an apostrophe in front.
 *
 * Pass dates and amounts with units as texts, formatted as on the screen.
 *
 * @param rows the first row contains the column heads
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const parts = numberFormat(language, {}).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  // Spreadsheets separate columns by a semicolon where the comma is the decimal separator.
  const separator = decimal === ',' ? ';' : ',';
  const lines = rows.map((row) => row.map((cell) => toText(cell, decimal)).join(separator));
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('');
}

function toText(cell: CsvCell, decimal: string): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell).replace('.', decimal) : keptAsText(cell);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function keptAsText(text: string): string {
  if (formula.test(text) && !signedDigits.test(text)) return `'${text}`;
  return convertible.test(text) ? `\u200B${text}` : text;
}

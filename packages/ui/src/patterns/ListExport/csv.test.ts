import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CsvCell } from './csv.ts';
import { toCsv } from './csv.ts';
import { languages } from '@selfservice/api/core/language';

test('writes separators and decimals that spreadsheets of the language expect', () => {
  const rows: CsvCell[][] = [
    ['Name', 'Days'],
    ['Dvořáková Jana', 14.5],
    ['Ing. Svoboda Petr, Ph.D.', -0.5],
    ['"Quoted"', null],
  ];
  expect(toCsv(rows, 'en')).toBe(
    '\uFEFFName,Days\r\nDvořáková Jana,14.5\r\n"Ing. Svoboda Petr, Ph.D.",-0.5\r\n"""Quoted""",\r\n',
  );
  expect(toCsv(rows, 'cs')).toBe(
    '\uFEFFName;Days\r\nDvořáková Jana;"14,5"\r\n"Ing. Svoboda Petr, Ph.D.";"-0,5"\r\n"""Quoted""";\r\n',
  );
});

test('writes only the byte order mark for a table without rows', () => {
  expect(toCsv([], 'sk')).toBe('\uFEFF');
});

test.each(['=1+1', '+420 601 234 567', '-5', '@SUM(A1)', '\tx', '\rx', '\n=1', ' =1+1', '＝1+1'])(
  'puts an apostrophe before a text that a spreadsheet would compute: %j',
  (text) => {
    for (const language of languages) expect(parse(toCsv([[text]], language))).toEqual([[`'${text}`]]);
  },
);

test('writes a negative number without an apostrophe', () => {
  expect(toCsv([[-95]], 'en')).toBe('\uFEFF-95\r\n');
});

/** Parses CSV like a spreadsheet. */
function parse(csv: string, separator = ','): string[][] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 1; at < csv.length; at++) {
    const sign = csv[at] ?? '';
    if (isQuoted && sign === '"' && csv[at + 1] === '"') cell += csv[++at] ?? '';
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\r' && csv[at + 1] === '\n') {
      at++;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += sign;
  }
  expect(isQuoted).toBe(false);
  expect(cell).toBe('');
  return rows;
}

/** Returns the texts as which a cell may be read: a text that starts like a formula only after an apostrophe. */
function readings(cell: CsvCell, decimal: string): string[] {
  if (cell === null) return [''];
  if (typeof cell === 'number') return [String(cell).replace('.', decimal)];
  const isFormula = /^\s*[=+\-@]|^[\t\r\n]/.test(cell);
  return isFormula ? [`'${cell}`] : [cell, `'${cell}`];
}

describe.each([
  ['en', ',', '.'],
  ['cs', ';', ','],
  ['sk', ';', ','],
] as const)('a random table in %s', (language, separator, decimal) => {
  const signs = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    '"',
    ',',
    ';',
    ' ',
    '＝',
    'ě',
    '\u00a0',
  );
  const words = fc.oneof(fc.string({ unit: signs }), fc.string({ unit: 'grapheme' }));
  const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
  const cells: fc.Arbitrary<CsvCell> = fc.oneof(words, numbers, fc.constant(null));
  const tables = fc.array(fc.array(cells, { minLength: 1, maxLength: 5 }), { maxLength: 6 });

  test('has the same cells after parsing, and no cell starts like a formula', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const read = parse(toCsv(rows, language), separator);
        expect(read.map(({ length }) => length)).toEqual(rows.map(({ length }) => length));
        for (const [y, row] of rows.entries())
          for (const [x, cell] of row.entries()) expect(readings(cell, decimal)).toContainEqual(read[y]?.[x]);
      }),
      { numRuns: 500 },
    );
  });
});

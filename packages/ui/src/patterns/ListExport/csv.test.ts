import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CsvCell } from './csv.ts';
import { toCsv } from './csv.ts';
import { languages } from '@selfservice/api/core/language';

test('a table is written as spreadsheets of the language open it', () => {
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

test('a table without rows is the byte order mark alone', () => {
  expect(toCsv([], 'sk')).toBe('\uFEFF');
});

test.each(['=1+1', '+420 601 234 567', '-5', '@SUM(A1)', '\tx', '\rx', '\n=1', ' =1+1', '＝1+1'])(
  'words that begin like a formula are never computed: %j',
  (text) => {
    for (const language of languages) expect(parse(toCsv([[text]], language))).toEqual([[`'${text}`]]);
  },
);

test('a negative number is a number', () => {
  expect(toCsv([[-95]], 'en')).toBe('\uFEFF-95\r\n');
});

/** Reads CSV as spreadsheets do. */
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

/** What may be read of a cell: words that begin like a formula only behind an apostrophe. */
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
] as const)('any table in %s', (language, separator, decimal) => {
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

  test('is read back cell by cell, and no words begin like a formula', () => {
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

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

test.each([
  '=1+1',
  '+1+1',
  '+A1',
  '-2,5*A1',
  '-cmd|x',
  '-',
  '+420 601 234 567 ext. 8',
  '+1, =1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\n=1',
  ' =1+1',
  ' +420',
  '＝1+1',
  '＋420',
])('puts an apostrophe before a text that a spreadsheet would compute: %j', (text) => {
  for (const language of languages) expect(parse(toCsv([[text]], language))).toEqual([[`'${text}`]]);
});

test.each([
  '000417',
  '6-14',
  '8:30',
  '8:30 h',
  '5 Jan',
  'MAR1',
  '1E5',
  '20. 11. 2026',
  'pá 20. 11. 2026',
  '5. ledna 2026',
  '22:00–0:30',
  '1/2',
  '12 %',
  '14,5',
  '1 234,5 Kč',
  '(5)',
  '-5',
  '+420 601 234 567',
  '+420 (601) 234-567',
  '+420 601 234 567, 112',
  '+420 601 234 567, +421 2/123.456',
])('puts an invisible character before a text that a spreadsheet would convert: %j', (text) => {
  for (const language of languages)
    expect(parse(toCsv([[text]], language), language === 'en' ? ',' : ';')).toEqual([[`\u200B${text}`]]);
});

test.each(['Dvořáková Jana', 'Hall 2 north', 'Fri 20 Nov 2026', 'PRAVDA', "6 o'clock", '−', ''])(
  'leaves another text unchanged: %j',
  (text) => {
    for (const language of languages) expect(parse(toCsv([[text]], language))).toEqual([[text]]);
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

/** Returns the texts as which a cell may be read: a text that starts like a formula only after another character. */
function readings(cell: CsvCell, decimal: string): string[] {
  if (cell === null) return [''];
  if (typeof cell === 'number') return [String(cell).replace('.', decimal)];
  const isFormula = /^\s*[=+\-@]|^[\t\r\n]/.test(cell);
  const asText = [`'${cell}`, `\u200B${cell}`];
  return isFormula ? asText : [cell, ...asText];
}

describe.each([
  ['en', ',', '.'],
  ['cs', ';', ','],
  ['sk', ';', ','],
] as const)('a random table in %s', (language, separator, decimal) => {
  const signs = fc.constantFrom(
    '7',
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

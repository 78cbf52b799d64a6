import { expect, test } from 'vitest';
import { toColumnWidths, toEvenWidths, toGridTemplate } from './columnWidths.ts';
import type { TableColumn } from './table.types.ts';

const columns: readonly TableColumn[] = [
  { id: 'name', label: 'Name', width: '2fr' },
  { id: 'place', label: 'Workplace' },
  { id: 'balance', label: 'Balance', width: 100 },
];

test('toColumnWidths divides the remaining width by shares, like a CSS grid', () => {
  expect(toGridTemplate(columns, true)).toBe('44px minmax(80px, 2fr) minmax(80px, 1fr) 100px');
  expect([...toColumnWidths(columns, true, 744)]).toEqual([
    ['choice', 44],
    ['name', 400],
    ['place', 200],
    ['balance', 100],
  ]);
});

test('toColumnWidths keeps the minimum column width', () => {
  expect(toColumnWidths(columns, false, 200).get('place')).toBe(80);
});

test('toEvenWidths gives all columns the same width', () => {
  expect([...toEvenWidths(columns, true, 400).values()]).toEqual([100, 100, 100, 100]);
});

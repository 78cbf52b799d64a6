import { localDateTime } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { anOvertime } from '../overtime.fixtures.ts';
import { overtimeItems } from '../OvertimeList/overtimeItems.ts';
import type { OvertimeOrder } from './overtimeOrder.ts';
import { shownOvertime } from './overtimeOrder.ts';

const on = (id: number, begin: string, accountName: string, state: 'pending' | 'approved') =>
  anOvertime({ id, begin: localDateTime(`2026-11-${begin}:00`), accountName, state, note: `Line ${id}` });
const items = overtimeItems(
  [
    on(1, '05T06:00', 'Čas', 'approved'),
    on(2, '18T16:30', 'Dovolená', 'pending'),
    on(3, '12T22:00', 'Cesta', 'approved'),
  ],
  [],
);
const shown = (search: string, order: OvertimeOrder) =>
  shownOvertime(items, { search, order, language: 'cs' }).map(({ overtime }) => overtime.id);

test.each([
  ['newest', [2, 3, 1]],
  ['oldest', [1, 3, 2]],
  ['account', [3, 1, 2]],
  ['state', [2, 3, 1]],
] as const)('sorts overtime by %s', { tags: ['overtime-10'] }, (order, expected) => {
  expect(shown('', order)).toEqual(expected);
});

test('searches accounts and notes', { tags: ['overtime-9'] }, () => {
  expect(shown('cas', 'newest')).toEqual([1]);
  expect(shown('line 3', 'newest')).toEqual([3]);
  expect(shown('nothing', 'newest')).toEqual([]);
});

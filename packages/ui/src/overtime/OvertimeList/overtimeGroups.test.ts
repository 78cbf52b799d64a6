import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anOvertime } from '../overtime.fixtures.ts';
import { groupedOvertime, overtimeMinutes, overtimeOfView } from './overtimeGroups.ts';
import type { OvertimeItem } from './overtimeItems.ts';

const november = '2026-11' as LocalMonth;
const anItem = (more: Parameters<typeof anOvertime>[0]): OvertimeItem => ({
  overtime: anOvertime(more),
  asked: null,
  undoKey: null,
});
const ids = (items: readonly OvertimeItem[]) => items.map(({ overtime }) => overtime.id);

const items = [
  anItem({ id: 1, state: 'approved' }),
  anItem({ id: 2 }),
  anItem({ id: 3, isApprovable: false }),
  anItem({ id: 4, day: localDate('2026-10-31') }),
];

test('overtime to decide comes first, decided overtime last', { tags: ['overtime-23'] }, () => {
  expect(ids(groupedOvertime(items))).toEqual([2, 4, 3, 1]);
});

test('a view shows a group, the days of a month, or everything', { tags: ['overtime-24'] }, () => {
  expect(ids(overtimeOfView(items, 'toDecide', november))).toEqual([2, 4]);
  expect(ids(overtimeOfView(items, 'decided', november))).toEqual([1]);
  expect(ids(overtimeOfView(items, 'month', november))).toEqual([1, 2, 3]);
  expect(overtimeOfView(items, 'all', november)).toBe(items);
});

test('the sum includes overtime past midnight', { tags: ['overtime-24'] }, () => {
  const night = anItem({
    begin: localDateTime('2026-11-09T22:00:00'),
    end: localDateTime('2026-11-10T02:30:00'),
  });
  expect(overtimeMinutes([night, night])).toBe(540);
  expect(overtimeMinutes([])).toBe(0);
});

test('grouping loses and repeats nothing', () => {
  const anyItem = fc
    .record({
      id: fc.nat(),
      state: fc.constantFrom('pending' as const, 'approved' as const),
      isApprovable: fc.boolean(),
    })
    .map(anItem);
  fc.assert(
    fc.property(fc.array(anyItem), (list) => {
      const grouped = groupedOvertime(list);
      expect(grouped).toHaveLength(list.length);
      expect(new Set(grouped)).toEqual(new Set(list));
    }),
  );
});

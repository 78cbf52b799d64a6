import { localDate, monthOf } from '@selfservice/api/core/local-date';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planRows, topRowOf } from './planRows.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays(localDate('1990-01-01'), count));

test('planRows returns one row for each day of the month', { tags: ['my-plan-9'] }, () => {
  expect(planRows('2026-11' as LocalMonth)).toHaveLength(30);
  expect(planRows('2028-02' as LocalMonth).at(-1)).toEqual({ id: '2028-02-29', day: '2028-02-29' });
});

test.each([
  ['2026-11-20', '2026-11-18'],
  ['2026-11-03', '2026-11-01'],
  ['2026-11-02', '2026-11-01'],
  ['2026-11-01', '2026-11-01'],
])('on %s the current month starts at %s', { tags: ['my-plan-10'] }, (today, top) => {
  expect(topRowOf('2026-11' as LocalMonth, localDate(today))).toBe(top);
});

test('topRowOf returns undefined for another month', { tags: ['my-plan-10'] }, () => {
  expect(topRowOf('2026-12' as LocalMonth, localDate('2026-11-20'))).toBeUndefined();
});

test('topRowOf always returns a day of the month that is not after today', () => {
  fc.assert(
    fc.property(days, (today) => {
      const top = topRowOf(monthOf(today), today) ?? '';
      expect(top <= today).toBe(true);
      expect(planRows(monthOf(today)).map(({ id }) => id)).toContain(top);
    }),
  );
});

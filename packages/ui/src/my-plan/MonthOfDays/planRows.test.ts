import { localDate, monthOf } from '@selfservice/api/core/local-date';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planRows, topRowOf } from './planRows.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays(localDate('1990-01-01'), count));

test('every day of the month has its row, and no other', () => {
  expect(planRows('2026-11' as LocalMonth)).toHaveLength(30);
  expect(planRows('2028-02' as LocalMonth).at(-1)).toEqual({ id: '2028-02-29', day: '2028-02-29' });
});

test.each([
  ['2026-11-20', '2026-11-18'],
  ['2026-11-03', '2026-11-01'],
  ['2026-11-02', '2026-11-01'],
  ['2026-11-01', '2026-11-01'],
])('on %s the current month is seen from %s', (today, top) => {
  expect(topRowOf('2026-11' as LocalMonth, localDate(today))).toBe(top);
});

test('another month is seen from its beginning', () => {
  expect(topRowOf('2026-12' as LocalMonth, localDate('2026-11-20'))).toBeUndefined();
});

test('the row to scroll to is always one of the month, and never after today', () => {
  fc.assert(
    fc.property(days, (today) => {
      const top = topRowOf(monthOf(today), today) ?? '';
      expect(top <= today).toBe(true);
      expect(planRows(monthOf(today)).map(({ id }) => id)).toContain(top);
    }),
  );
});

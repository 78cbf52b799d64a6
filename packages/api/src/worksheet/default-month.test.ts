import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { localDate, monthOf } from '../core/local-date.ts';
import { addDays, addMonths } from '../core/local-date-arithmetic.ts';
import { defaultWorksheetMonth } from './default-month.ts';

test.each([
  ['2026-11-01', 0, '2026-11'],
  ['2026-11-01', 1, '2026-10'],
  ['2026-11-02', 1, '2026-11'],
  ['2026-11-10', 10, '2026-10'],
  ['2026-11-11', 10, '2026-11'],
  ['2026-11-30', null, '2026-10'],
  ['2026-01-03', 5, '2025-12'],
  ['2026-02-28', 31, '2026-01'],
])(
  'on %s with previousMonthDays %j the default month is %s',
  { tags: ['worksheet-2'] },
  (today, days, month) => {
    expect(defaultWorksheetMonth(today as LocalDate, days)).toBe(month as LocalMonth);
  },
);

test(
  'the previous month is the default for exactly as many days as the parameter says',
  { tags: ['worksheet-2'] },
  () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(28), (later, days) => {
        const month = monthOf(addDays(localDate('2020-01-01'), later));
        const first = localDate(`${month}-01`);
        const all = Array.from({ length: 28 }, (_, index) => addDays(first, index));
        const previous = all.filter((day) => defaultWorksheetMonth(day, days) === addMonths(month, -1));
        expect(previous).toEqual(all.slice(0, days));
      }),
    );
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { localDate, monthOf } from '../core/local-date.ts';
import { addDays, addMonths } from '../core/local-date-arithmetic.ts';
import { computeToTodayChoices } from './compute-to-today-choices.ts';
import { canComputeToToday, worksheetEndDate } from './compute-to-today.ts';

test.each([
  ['2026-11', 'off', '2026-11-20', '2026-11-30'],
  ['2026-11', 'yesterday', '2026-11-20', '2026-11-19'],
  ['2026-11', 'today', '2026-11-20', '2026-11-20'],
  ['2026-11', 'yesterday', '2026-11-01', '2026-11-01'],
  ['2026-11', 'today', '2026-11-01', '2026-11-01'],
  ['2026-10', 'today', '2026-11-01', '2026-10-31'],
  ['2026-12', 'yesterday', '2026-11-20', '2026-12-31'],
  ['2028-02', 'off', '2026-11-20', '2028-02-29'],
] as const)(
  'the worksheet of %s with the choice "%s" on %s ends on %s',
  { tags: ['worksheet-46'] },
  (month, choice, today, end) => {
    expect(worksheetEndDate(month as LocalMonth, choice, today as LocalDate)).toBe(end);
  },
);

test('only the current month can be computed to another day', { tags: ['worksheet-20'] }, () => {
  const today = '2026-11-20' as LocalDate;
  const months = ['2026-10', '2026-11', '2026-12'] as LocalMonth[];
  expect(months.map((month) => canComputeToToday(month, today))).toEqual([false, true, false]);
});

test('the end is always in the month, and without a choice its last day', { tags: ['worksheet-46'] }, () => {
  fc.assert(
    fc.property(
      fc.nat(5000),
      fc.integer({ min: -3, max: 3 }),
      fc.constantFrom(...computeToTodayChoices),
      (later, months, choice) => {
        const today = addDays(localDate('2020-01-01'), later);
        const month = addMonths(monthOf(today), months);
        const end = worksheetEndDate(month, choice, today);
        expect(monthOf(end)).toBe(month);
        const isWhole = monthOf(addDays(end, 1)) !== month;
        const hasChoice = months === 0 && choice !== 'off';
        expect(hasChoice ? end <= today : isWhole).toBe(true);
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalMonth } from './local-date.ts';
import { daysBetween, isWeekend, startOfWeek } from './local-date-arithmetic.ts';
import { monthDays, weeksOfMonth } from './month-days.ts';

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, to) => {
  expect(monthDays(month as LocalMonth)).toEqual({ from: `${month}-01`, to });
});

test('weeksOfMonth returns every day once, in weeks that begin on Monday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${String(number).padStart(2, '0')}` as LocalMonth;
      const weeks = weeksOfMonth(month);
      const { from, to } = monthDays(month);
      expect(weeks.flat()[0]).toBe(from);
      expect(weeks.flat().at(-1)).toBe(to);
      expect(weeks.flat()).toHaveLength(daysBetween(from, to) + 1);
      for (const week of weeks) expect(new Set(week.map(startOfWeek)).size).toBe(1);
      expect(new Set(weeks.map(([first]) => first && startOfWeek(first))).size).toBe(weeks.length);
      expect(weeks.slice(1).every((week) => week[0] && startOfWeek(week[0]) === week[0])).toBe(true);
      expect(
        weeks.slice(1, -1).every((week) => week.length === 7 && week.filter(isWeekend).length === 2),
      ).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDate, toUtcDate } from '../core/local-date.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';
import { countWeeklyDays, maxWeeklyDays, weeklyDays } from './weekly-days.ts';

const first = localDate('2026-11-23');

test(
  'weeklyDays returns the same weekday of every week, the last day included',
  { tags: ['unavailability-8'] },
  () => {
    expect(weeklyDays(first, localDate('2026-12-14'))).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
    ]);
    expect(weeklyDays(first, localDate('2026-12-13'))).toHaveLength(3);
    expect(weeklyDays(first, first)).toEqual([first]);
  },
);

test('weeklyDays returns no day where the last day is before the first', () => {
  expect(weeklyDays(first, localDate('2026-11-22'))).toEqual([]);
});

test(
  'weeklyDays returns at most 53 days, while countWeeklyDays counts all',
  { tags: ['unavailability-35'] },
  () => {
    const until = localDate('9999-12-31');
    expect(maxWeeklyDays).toBe(53);
    expect(weeklyDays(first, until)).toHaveLength(maxWeeklyDays);
    expect(countWeeklyDays(first, until)).toBeGreaterThan(maxWeeklyDays);
  },
);

test('weeklyDays returns all days of the range that are whole weeks apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), fc.nat(360), (from, length) => {
      const begin = addDays(first, from);
      const until = addDays(begin, length);
      const days = weeklyDays(begin, until);
      const last = days.at(-1) ?? begin;
      expect(days[0]).toBe(begin);
      expect(last <= until && daysBetween(last, until) < 7).toBe(true);
      expect(days.every((day, week) => daysBetween(begin, day) === week * 7)).toBe(true);
      expect(new Set(days.map((day) => toUtcDate(day).getUTCDay())).size).toBe(1);
    }),
  );
});

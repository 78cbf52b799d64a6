import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDate, toUtcDate } from '../core/local-date.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';
import { countWeeklyDays, mostWeeklyDays, weeklyDays } from './weekly-days.ts';

const first = localDate('2026-11-23');

test('a repetition has the same weekday of every week, its last day included', () => {
  expect(weeklyDays(first, localDate('2026-12-14'))).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
  ]);
  expect(weeklyDays(first, localDate('2026-12-13'))).toHaveLength(3);
  expect(weeklyDays(first, first)).toEqual([first]);
});

test('one that ends before it begins has no day', () => {
  expect(weeklyDays(first, localDate('2026-11-22'))).toEqual([]);
});

test('it has no more days than can be entered at once, but says how many it would have', () => {
  const until = localDate('9999-12-31');
  expect(weeklyDays(first, until)).toHaveLength(mostWeeklyDays);
  expect(countWeeklyDays(first, until)).toBeGreaterThan(mostWeeklyDays);
});

test('its days lie a week apart, none is left out and none lies outside', () => {
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

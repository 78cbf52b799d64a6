import { localDate } from '../core/local-date.ts';
import { addDays } from '../core/local-date-arithmetic.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMonthPlan, aShift, decemberPlan, decemberPlanned } from './planned-days.fixtures.ts';
import { countRequestedDays } from './requested-days.ts';
import { daysOfRange, monthsOfRange, nothingPlanned, plannedDaysOf } from './planned-days.ts';

const range = (first: string, last: string) => ({ first: localDate(first), last: localDate(last) });

test('counts all days, days with a shift and public holidays of a range', () => {
  expect(countRequestedDays(range('2026-12-21', '2026-12-25'), decemberPlanned)).toEqual({
    days: 5,
    withShift: 3,
    holidays: 2,
    withoutShift: [],
  });
});

test('returns working days without a shift, together with an adjacent weekend', () => {
  const intervals = decemberPlan.intervals.filter(({ day }) => day !== '2026-12-11');
  const planned = plannedDaysOf([{ ...decemberPlan, intervals }]);
  expect(countRequestedDays(range('2026-12-10', '2026-12-20'), planned).withoutShift).toEqual([
    range('2026-12-11', '2026-12-13'),
  ]);
});

test('counts only all days where a plan is not loaded', () => {
  const nothing = { withShift: null, holidays: null, withoutShift: [] };
  expect(countRequestedDays(range('2026-12-21', '2026-12-25'), nothingPlanned)).toEqual({
    days: 5,
    ...nothing,
  });
  expect(countRequestedDays(range('2026-12-21', '2027-01-05'), decemberPlanned)).toEqual({
    days: 16,
    ...nothing,
  });
});

test('counts public holidays but no shifts where the plan is not completely published', () => {
  const planned = plannedDaysOf([{ ...decemberPlan, containsUnpublished: true }]);
  expect(countRequestedDays(range('2026-12-21', '2026-12-25'), planned)).toEqual({
    days: 5,
    withShift: null,
    holidays: 2,
    withoutShift: [],
  });
});

test('counts a night shift over the end of a month once', () => {
  const night = aShift('2026-11-30', true);
  const planned = plannedDaysOf([
    aMonthPlan('2026-11', { intervals: [night] }),
    aMonthPlan('2026-12', { intervals: [night] }),
  ]);
  expect(planned.shifts.get(night.day)).toHaveLength(1);
  expect(countRequestedDays(range('2026-11-30', '2026-12-01'), planned).withShift).toBe(1);
});

test('counts only all days of a range of more than three months', () => {
  expect(monthsOfRange(range('2026-12-01', '2027-02-28'))).toEqual(['2026-12', '2027-01', '2027-02']);
  expect(monthsOfRange(range('2026-12-01', '2027-03-01'))).toEqual([]);
  const longest = countRequestedDays(range('2026-12-01', '9999-12-31'), decemberPlanned);
  expect(longest.withShift).toBeNull();
  expect(longest.days).toBeGreaterThan(2_000_000);
});

test('days with and without a shift add up to all days', () => {
  const place = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(place, place, fc.uniqueArray(place), (one, other, free) => {
      const at = (places: number) => addDays(localDate('2026-12-01'), places);
      const requested = { first: at(Math.min(one, other)), last: at(Math.max(one, other)) };
      const gone = new Set(free.map(at));
      const intervals = daysOfRange(range('2026-12-01', '2026-12-31'))
        .filter((day) => !gone.has(day))
        .map((day) => aShift(day));
      const { days, withShift, withoutShift } = countRequestedDays(
        requested,
        plannedDaysOf([aMonthPlan('2026-12', { intervals })]),
      );
      const within = [...gone].filter((day) => requested.first <= day && day <= requested.last);
      expect(days - (withShift ?? 0)).toBe(intervals.length === 0 ? days : within.length);
      for (const run of withoutShift.flatMap(daysOfRange)) expect(within).toContain(run);
    }),
  );
});

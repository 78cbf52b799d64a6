import { localDate } from '../core/local-date.ts';
import { addDays } from '../core/local-date-arithmetic.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMonthPlan, aShift, decemberPlan, decemberPlanned } from './planned-days.fixtures.ts';
import { countRequestedDays } from './requested-days.ts';
import { daysOfRange, monthsOfRange, nothingPlanned, plannedDaysOf } from './planned-days.ts';

const range = (first: string, last: string) => ({ first: localDate(first), last: localDate(last) });

test('a range comes to its days, those with a shift and its public holidays', () => {
  expect(countRequestedDays(range('2026-12-21', '2026-12-25'), decemberPlanned)).toEqual({
    days: 5,
    withShift: 3,
    holidays: 2,
    withoutShift: [],
  });
});

test('working days without a shift are named, with the weekend that they touch', () => {
  const intervals = decemberPlan.intervals.filter(({ day }) => day !== '2026-12-11');
  const planned = plannedDaysOf([{ ...decemberPlan, intervals }]);
  expect(countRequestedDays(range('2026-12-10', '2026-12-20'), planned).withoutShift).toEqual([
    range('2026-12-11', '2026-12-13'),
  ]);
});

test('where the plan is not there nothing is counted but the days', () => {
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

test('a plan that is not published whole counts no shifts, but its public holidays', () => {
  const planned = plannedDaysOf([{ ...decemberPlan, containsUnpublished: true }]);
  expect(countRequestedDays(range('2026-12-21', '2026-12-25'), planned)).toEqual({
    days: 5,
    withShift: null,
    holidays: 2,
    withoutShift: [],
  });
});

test('a night over the end of a month counts once, on its own day', () => {
  const night = aShift('2026-11-30', true);
  const planned = plannedDaysOf([
    aMonthPlan('2026-11', { intervals: [night] }),
    aMonthPlan('2026-12', { intervals: [night] }),
  ]);
  expect(planned.shifts.get(night.day)).toHaveLength(1);
  expect(countRequestedDays(range('2026-11-30', '2026-12-01'), planned).withShift).toBe(1);
});

test('a range that is longer than three months is not looked up, however long it is', () => {
  expect(monthsOfRange(range('2026-12-01', '2027-02-28'))).toEqual(['2026-12', '2027-01', '2027-02']);
  expect(monthsOfRange(range('2026-12-01', '2027-03-01'))).toEqual([]);
  const longest = countRequestedDays(range('2026-12-01', '9999-12-31'), decemberPlanned);
  expect(longest.withShift).toBeNull();
  expect(longest.days).toBeGreaterThan(2_000_000);
});

test('days with a shift and without one make all of them', () => {
  const place = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(place, place, fc.uniqueArray(place), (one, other, free) => {
      const at = (places: number) => addDays(localDate('2026-12-01'), places);
      const asked = { first: at(Math.min(one, other)), last: at(Math.max(one, other)) };
      const gone = new Set(free.map(at));
      const intervals = daysOfRange(range('2026-12-01', '2026-12-31'))
        .filter((day) => !gone.has(day))
        .map((day) => aShift(day));
      const { days, withShift, withoutShift } = countRequestedDays(
        asked,
        plannedDaysOf([aMonthPlan('2026-12', { intervals })]),
      );
      const within = [...gone].filter((day) => asked.first <= day && day <= asked.last);
      expect(days - (withShift ?? 0)).toBe(intervals.length === 0 ? days : within.length);
      for (const run of withoutShift.flatMap(daysOfRange)) expect(within).toContain(run);
    }),
  );
});

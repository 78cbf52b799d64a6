import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import {
  addDays,
  addMinutes,
  addMonths,
  daysBetween,
  minutesBetween,
  startOfWeek,
} from './local-date-arithmetic.ts';
import { dateOf, localDate, localDateTime, monthOf, toUtcDate } from './local-date.ts';

const deviceZone = process.env['TZ'];
afterEach(() => {
  if (deviceZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = deviceZone;
});

const moments = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => localDateTime(date.toISOString().slice(0, 19)));
const amounts = fc.integer({ min: -20_000, max: 20_000 });

test.each(['Europe/Prague', 'America/New_York', 'Australia/Lord_Howe'])(
  'adds days and minutes on a device in %s',
  (zone) => {
    process.env['TZ'] = zone;
    fc.assert(
      fc.property(moments, amounts, (moment, amount) => {
        const day = dateOf(moment);
        expect(daysBetween(day, addDays(day, amount))).toBe(amount);
        expect(minutesBetween(moment, addMinutes(moment, amount))).toBe(amount);
        const monday = startOfWeek(day);
        expect(toUtcDate(monday).getUTCDay()).toBe(1);
        expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(monday, day)).toBeLessThan(7);
        expect(addMonths(addMonths(monthOf(day), amount % 500), -(amount % 500))).toBe(monthOf(day));
      }),
    );
  },
);

test('counts 24 hours for a day that daylight saving time shortens', () => {
  expect(addMinutes(localDateTime('2026-03-29T01:30:00'), 60)).toBe('2026-03-29T02:30:00');
  expect(addDays(localDate('2026-10-24'), 2)).toBe('2026-10-26');
});

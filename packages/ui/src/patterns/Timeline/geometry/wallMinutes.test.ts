import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt, dayMinutes, midnightBefore, timeText, wallMinutes, weekdayOf } from './wallMinutes.ts';

const minutes = fc.integer({ min: 0, max: 60 * 366 * dayMinutes });
const momentAt = (minute: number) => localDateTime(new Date(minute * 60_000).toISOString().slice(0, 19));

test('converts a date and time to a minute and back', () => {
  fc.assert(
    fc.property(minutes, (minute) => {
      expect(wallMinutes(momentAt(minute))).toBe(minute);
      expect(wallMinutes(dayAt(minute))).toBe(midnightBefore(minute));
      expect(minute - midnightBefore(minute)).toBeLessThan(dayMinutes);
    }),
  );
});

test('converts a date to its first minute and ignores seconds', () => {
  expect(wallMinutes(localDate('2026-11-20'))).toBe(wallMinutes(localDateTime('2026-11-20T00:00:59')));
});

test('gives a day shortened by daylight saving time 24 hours', () => {
  expect(wallMinutes(localDate('2026-03-30')) - wallMinutes(localDate('2026-03-29'))).toBe(dayMinutes);
});

test.each([
  ['2026-11-20T06:05:00', '6:05'],
  ['2026-11-20T00:00:00', '0:00'],
  ['2026-11-20T23:59:00', '23:59'],
])('formats the time of %s as %s', (moment, text) => {
  expect(timeText(wallMinutes(localDateTime(moment)))).toBe(text);
});

test('returns 0 for Monday and 6 for Sunday', () => {
  expect(weekdayOf(wallMinutes(localDate('2026-11-16')))).toBe(0);
  expect(weekdayOf(wallMinutes(localDate('2026-11-22')))).toBe(6);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLocalDate, isLocalDateTime } from './local-date.ts';

const number = (length: number, max: number) =>
  fc.integer({ min: 0, max }).map((value) => String(value).padStart(length, '0'));
const years = fc.oneof(number(4, 9999), fc.constantFrom('0000', '1900', '2000', '2024', '2100', '9999'));
const days = fc
  .tuple(years, number(2, 14), fc.oneof(number(2, 33), fc.constantFrom('28', '29', '30', '31')))
  .map((parts) => parts.join('-'));
const times = fc.tuple(number(2, 25), number(2, 61), number(2, 61)).map((parts) => parts.join(':'));

/** `Date` refuses a date that does not exist, or turns it into another one. */
function isOnTheCalendar(moment: string): boolean {
  const date = new Date(`${moment}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === moment;
}

test('accepts exactly the days that exist', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(isLocalDate(day)).toBe(isOnTheCalendar(`${day}T00:00:00`));
    }),
    { numRuns: 2000 },
  );
});

test('accepts exactly the moments that exist', () => {
  fc.assert(
    fc.property(days, times, (day, time) => {
      expect(isLocalDateTime(`${day}T${time}`)).toBe(isOnTheCalendar(`${day}T${time}`));
    }),
    { numRuns: 2000 },
  );
});

test.each(['', '2026-2-3', ' 2026-02-03', '2026-02-03\n', '+2026-02-03', '２026-02-03'])(
  'refuses the day %j',
  (text) => {
    expect(isLocalDate(text)).toBe(false);
  },
);

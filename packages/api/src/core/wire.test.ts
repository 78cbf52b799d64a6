import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { dateOf } from './local-date.ts';
import {
  fromCommaList,
  fromWireDate,
  fromWireDateTime,
  fromWireMonth,
  isTrueText,
  toWireDate,
  toWireDateTime,
  toWireMonth,
  wireDateTime,
} from './wire.ts';
import { localDate, localDateTime, monthOf } from './local-date.ts';

const deviceZone = process.env['TZ'];

afterEach(() => {
  if (deviceZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = deviceZone;
});

/** Any wall-clock minute from 1990 to 2060, including the hours that daylight saving time skips. */
const moments = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2060-12-31T23:59:00Z'), noInvalidDate: true })
  .map((date) => localDateTime(`${date.toISOString().slice(0, 16)}:00`));

describe.each(['Europe/Prague', 'America/New_York', 'Australia/Lord_Howe'])('on a device in %s', (zone) => {
  test('parses and formats a time as wall-clock time', () => {
    process.env['TZ'] = zone;
    fc.assert(
      fc.property(moments, (moment) => {
        expect(fromWireDateTime(toWireDateTime(moment))).toBe(moment);
        expect(fromWireDateTime(moment)).toBe(moment);
        expect(fromWireDateTime(`${moment}.123`)).toBe(moment);
        expect(fromWireDate(toWireDate(dateOf(moment)))).toBe(dateOf(moment));
        expect(fromWireMonth(toWireMonth(monthOf(moment)))).toBe(monthOf(moment));
      }),
    );
  });

  test('keeps the hours that daylight saving time skips or repeats', () => {
    process.env['TZ'] = zone;
    const hours = [
      '2026-03-29T02:30:00',
      '2026-10-25T02:30:00',
      '2026-03-08T02:30:00',
      '2026-10-04T02:15:00',
    ];
    for (const hour of hours) expect(fromWireDateTime(`${hour}Z`)).toBe(hour);
  });
});

test('these tests really change the time zone of the device', () => {
  process.env['TZ'] = 'Australia/Lord_Howe';
  expect(new Date('2026-01-01T00:00:00Z').getHours()).toBe(11);
  process.env['TZ'] = 'America/New_York';
  expect(new Date('2026-01-01T00:00:00Z').getHours()).toBe(19);
});

test.each(['2026-02-30', '2026-13-01', '26-01-01', ''])('refuses the day %j', (text) => {
  expect(() => localDate(text)).toThrow(RangeError);
});

test('parses a moment without seconds', () => {
  expect(fromWireDateTime('2026-11-20T08:00')).toBe('2026-11-20T08:00:00');
});

const digits = (length: number, max: number) =>
  fc.integer({ min: 0, max }).map((value) => String(value).padStart(length, '0'));
/** Texts in the format of a date-time, with months to 15, days to 35, hours to 26, and minutes and seconds to 65. */
const formed = fc
  .tuple(
    digits(4, 9999),
    digits(2, 15),
    digits(2, 35),
    digits(2, 26),
    digits(2, 65),
    fc.option(digits(2, 65), { nil: null }),
    fc.constantFrom('', 'Z'),
  )
  .map(([year, month, day, hour, minute, second, zone]) => {
    const seconds = second === null ? '' : `:${second}`;
    return `${year}-${month}-${day}T${hour}:${minute}${seconds}${zone}`;
  });

function canBeRead(text: string): boolean {
  try {
    return fromWireDateTime(text) !== '';
  } catch {
    return false;
  }
}

test('the schema accepts exactly the date-times that can be parsed', () => {
  fc.assert(
    fc.property(fc.oneof(formed, fc.string(), moments.map(toWireDateTime)), (text) => {
      expect(v.is(wireDateTime, text)).toBe(canBeRead(text));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  '2026-11-20T24:00:00',
  '2026-02-30T08:00:00Z',
  '2027-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-00-10T00:00:00Z',
  '2026-11-20T08:60:00.5Z',
  '20.11.2026',
])('the schema refuses the date-time %s', (text) => {
  expect(v.is(wireDateTime, text)).toBe(false);
});

test('a comma-separated list is parsed without spaces and empty entries', () => {
  expect([...fromCommaList(' a, b ,,c,')]).toEqual(['a', 'b', 'c']);
  expect([...fromCommaList('')]).toEqual([]);
});

test('only True is true', () => {
  expect(['True', 'False', 'true', ''].map(isTrueText)).toEqual([true, false, false, false]);
});

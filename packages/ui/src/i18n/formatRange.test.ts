import { languages } from '@selfservice/api/core/language';
import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDetailDay } from './formatDate.ts';
import {
  formatDetailRange,
  formatDetailSpan,
  formatHeadingRange,
  formatListRange,
  formatListSpan,
  formatWeekdayRange,
} from './formatRange.ts';

const today = localDate('2026-11-20');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const days = (first: string, last: string) => ({ first: localDate(first), last: localDate(last) });
const span = (begin: string, end: string) => ({ begin: localDateTime(begin), end: localDateTime(end) });

test.each([
  ['en', '2026-12-02', '2026-12-06', '2–6 Dec', '2–6 Dec 2026', 'Wed 2 – Sun 6 Dec 2026'],
  ['cs', '2026-12-02', '2026-12-06', '2.–6. 12.', '2.–6. 12. 2026', 'st 2. – ne 6. 12. 2026'],
  ['sk', '2026-12-02', '2026-12-06', '2.–6. 12.', '2.–6. 12. 2026', 'st 2. – ne 6. 12. 2026'],
  ['en', '2026-11-30', '2026-12-02', '30 Nov – 2 Dec', '30 Nov – 2 Dec 2026', 'Mon 30 Nov – Wed 2 Dec 2026'],
  [
    'cs',
    '2026-11-30',
    '2026-12-02',
    '30. 11. – 2. 12.',
    '30. 11. – 2. 12. 2026',
    'po 30. 11. – st 2. 12. 2026',
  ],
  ['en', '2027-12-02', '2027-12-06', '2–6 Dec 2027', '2–6 Dec 2027', 'Thu 2 – Mon 6 Dec 2027'],
  ['sk', '2026-12-02', '2026-12-02', 'st 2. 12.', 'st 2. 12. 2026', 'st 2. 12. 2026'],
] as const)(
  'formats a range in %s from %s to %s for list, heading and detail',
  (language, first, last, list, heading, detail) => {
    expect(plain(formatListRange(days(first, last), today, language))).toBe(list);
    expect(plain(formatHeadingRange(days(first, last), language))).toBe(heading);
    expect(plain(formatDetailRange(days(first, last), language))).toBe(detail);
  },
);

test.each([
  ['en', '28 Dec 2026 – 3 Jan 2027'],
  ['cs', '28. 12. 2026 – 3. 1. 2027'],
  ['sk', '28. 12. 2026 – 3. 1. 2027'],
] as const)('a range across the end of a year contains both years in %s', (language, text) => {
  expect(plain(formatListRange(days('2026-12-28', '2027-01-03'), today, language))).toBe(text);
  expect(plain(formatHeadingRange(days('2026-12-28', '2027-01-03'), language))).toBe(text);
});

test('formats a part of a day with its times, and a night with both days', () => {
  const morning = span('2026-11-20T08:00:00', '2026-11-20T10:30:00');
  expect(plain(formatListSpan(morning, today, 'en'))).toBe('Fri 20 Nov 8:00–10:30');
  expect(plain(formatDetailSpan(morning, 'cs'))).toBe('pá 20. 11. 2026 8:00–10:30');
  const night = span('2026-12-14T22:00:00', '2026-12-15T06:00:00');
  expect(plain(formatListSpan(night, today, 'en'))).toBe('14 Dec 22:00 – 15 Dec 6:00');
  expect(plain(formatDetailSpan(night, 'sk'))).toBe('po 14. 12. 22:00 – ut 15. 12. 2026 6:00');
  const silvester = span('2026-12-31T22:00:00', '2027-01-01T06:00:00');
  expect(plain(formatListSpan(silvester, today, 'en'))).toBe('31 Dec 2026 22:00 – 1 Jan 2027 6:00');
});

test('a range contains each year, month and day in which its ends differ, and nothing else twice', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((offset) => addDays(localDate('2000-01-01'), offset));
  const length = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 800 }));
  fc.assert(
    fc.property(day, length, fc.constantFrom(...languages), (first, more, language) => {
      const range = { first, last: addDays(first, more) };
      const text = formatHeadingRange(range, language);
      expect(text.match(/\d{4}/g)).toEqual(
        range.first.slice(0, 4) === range.last.slice(0, 4)
          ? [range.last.slice(0, 4)]
          : [range.first.slice(0, 4), range.last.slice(0, 4)],
      );
      expect(text.split('–')).toHaveLength(2);
      expect(text.startsWith(String(Number(first.slice(8))))).toBe(true);
      expect(plain(formatDetailDay(range.last, language))).toContain(plain(text).split(/– ?/)[1] as string);
    }),
  );
});

test('a line cannot begin with the dash of a range', () => {
  expect(formatListRange(days('2026-11-30', '2026-12-02'), today, 'en')).toContain('\u00a0– ');
});

test.each([
  ['en', 'Sat 21 – Sun 22', 'Sat 21'],
  ['cs', 'so 21. – ne 22.', 'so 21.'],
  ['sk', 'so 21. – ne 22.', 'so 21.'],
] as const)('formats days of a known month with their weekdays in %s', (language, range, day) => {
  expect(plain(formatWeekdayRange(days('2026-11-21', '2026-11-22'), language))).toBe(range);
  expect(plain(formatWeekdayRange(days('2026-11-21', '2026-11-21'), language))).toBe(day);
});

import { languages } from '@selfservice/api/core/language';
import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDayNumber,
  formatDetailDay,
  formatDetailMoment,
  formatListDay,
  formatListMoment,
  formatTime,
  formatWeekday,
} from './formatDate.ts';

const today = localDate('2026-11-20');
const moment = localDateTime('2026-11-19T07:58:00');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['en', 'Thu 19 Nov', 'Mon 4 Jan 2027', 'Thu 19 Nov 2026'],
  ['cs', 'čt 19. 11.', 'po 4. 1. 2027', 'čt 19. 11. 2026'],
  ['sk', 'št 19. 11.', 'po 4. 1. 2027', 'št 19. 11. 2026'],
] as const)(
  'formats a day in %s for a list, for a list in another year, and for a detail',
  (language, near, far, detail) => {
    expect(plain(formatListDay(moment, today, language))).toBe(near);
    expect(plain(formatListDay(localDate('2027-01-04'), today, language))).toBe(far);
    expect(plain(formatDetailDay(moment, language))).toBe(detail);
  },
);

test.each([
  ['en', 'Thu 19 Nov 7:58', 'Thu 19 Nov 2026 7:58', 'Thu', '19'],
  ['cs', 'čt 19. 11. 7:58', 'čt 19. 11. 2026 7:58', 'čt', '19.'],
  ['sk', 'št 19. 11. 7:58', 'št 19. 11. 2026 7:58', 'št', '19.'],
] as const)('formats times, weekdays and day numbers in %s', (language, near, detail, weekday, number) => {
  expect(plain(formatListMoment(moment, today, language))).toBe(near);
  expect(plain(formatDetailMoment(moment, language))).toBe(detail);
  expect(formatWeekday(moment, language)).toBe(weekday);
  expect(formatDayNumber(moment, language)).toBe(number);
  expect(formatTime(moment, language)).toBe('7:58');
});

test('a list contains the year only if it is not the current one, and no day contains a breaking space', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((offset) => addDays(localDate('2000-01-01'), offset));
  fc.assert(
    fc.property(day, day, fc.constantFrom(...languages), (one, other, language) => {
      const text = formatListDay(one, other, language);
      expect(text.includes(one.slice(0, 4))).toBe(one.slice(0, 4) !== other.slice(0, 4));
      expect(text + formatDetailDay(one, language)).not.toMatch(/[ ,]/);
    }),
  );
});

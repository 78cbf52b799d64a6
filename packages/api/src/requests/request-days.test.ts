import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../core/local-date-arithmetic.ts';
import type { LocalDate } from '../core/local-date.ts';
import { localDate } from '../core/local-date.ts';
import { requestDays } from './request-days.ts';

describe('requestDays', { tags: ['requests-16'] }, () => {
  test.each([
    ['Vacation 23.12.2026 – 31.12.2026', '2026-12-23', '2026-12-31'],
    ['Dovolená 23. 12. 2026 - 31. 12. 2026', '2026-12-23', '2026-12-31'],
    ['Dovolenka od 01.02.2027 do 05.02.2027', '2027-02-01', '2027-02-05'],
    ['Doctor 20.11.2026 8:00 – 10:30', '2026-11-20', '2026-11-20'],
    ['Home office 14.12.2026 22:00 – 15.12.2026 2:00', '2026-12-14', '2026-12-15'],
    ['Vacation (2026-11-20 to 2026-11-24)', '2026-11-20', '2026-11-24'],
    ['Vacation from 2026-11-20 8:00 till 2026-11-20 12:00', '2026-11-20', '2026-11-20'],
    ['Sick day 14/1/2027', '2027-01-14', '2027-01-14'],
    ['Leave 29.2.2028.', '2028-02-29', '2028-02-29'],
  ])('reads the days of “%s”', (text, first, last) => {
    expect(requestDays(text)).toEqual({ first, last });
  });

  test.each([
    ['nothing there', 'Vacation'],
    ['an empty text', ''],
    ['a day that does not exist', 'Vacation 31.11.2026'],
    ['one valid day and one that does not exist', 'Vacation 30.11.2026 – 31.11.2026'],
    ['an end before the beginning', 'Vacation 31.12.2026 – 23.12.2026'],
    ['three days', 'Vacation 1.12.2026, 3.12.2026 and 5.12.2026'],
    ['a range of several years', 'Parental leave 1.1.2026 – 31.12.2031'],
    ['a day that could be a month', 'Sick day 4/1/2027'],
    ['a range whose end is ambiguous', 'Vacation 30/11/2026 – 1/12/2026'],
    ['a month before the day', 'Vacation 11/20/2026'],
    ['no year', 'Vacation 23.12. – 31.12.'],
    ['a part of a number', 'Order 120.11.20261'],
    ['a version', 'Account 2.43.270.1'],
  ])('returns null for %s', (_, text) => {
    expect(requestDays(text)).toBeNull();
  });
});

const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(localDate('2000-01-01'), count));

const forms: readonly ((day: LocalDate) => string)[] = [
  (iso) => iso,
  (iso) => iso.split('-').toReversed().join('.'),
  (iso) => iso.split('-').map(Number).toReversed().join('.'),
  (iso) => iso.split('-').map(Number).toReversed().join('. '),
  (iso) => iso.split('-').map(Number).toReversed().join('.\u00a0'),
];

test('requestDays reads a range in every format and surrounding text', { tags: ['requests-16'] }, () => {
  fc.assert(
    fc.property(
      day,
      fc.nat(365),
      fc.constantFrom(...forms),
      fc.constantFrom('Vacation', 'Náhradní volno 2', 'Doctor (50 %)', ''),
      fc.constantFrom(' – ', ' - ', ' to ', ' 8:00 – ', '–', ' do '),
      fc.constantFrom('', ' 16:30', '.', ' (8 h)'),
      (first, length, form, account, between, after) => {
        const last = addDays(first, length);
        const text = `${account} ${form(first)}${between}${form(last)}${after}`;
        expect(requestDays(text)).toEqual({ first, last });
      },
    ),
  );
});

test(
  'requestDays reads a date with slashes only where its day is above 12',
  { tags: ['requests-16'] },
  () => {
    fc.assert(
      fc.property(day, (date) => {
        const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
        const expected = dayOfMonth > 12 ? { first: date, last: date } : null;
        expect(requestDays(`Vacation ${dayOfMonth}/${month}/${year}`)).toEqual(expected);
      }),
    );
  },
);

test('requestDays never returns days in a wrong order', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), day.map(String)), { maxLength: 4 }), (parts) => {
      const days = requestDays(parts.join(' '));
      expect(days === null || days.first <= days.last).toBe(true);
    }),
  );
});

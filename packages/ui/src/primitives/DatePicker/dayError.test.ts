import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { dayError } from './dayError.ts';

const limits = {
  min: localDate('2026-11-02'),
  max: localDate('2026-11-27'),
  isDateUnavailable: (day: string) => day === '2026-11-17',
};

test.each([
  ['2026-11-01', 'notBefore'],
  ['2026-11-02', null],
  ['2026-11-17', 'unavailable'],
  ['2026-11-27', null],
  ['2026-11-28', 'notAfter'],
])('dayError of %s is %s', (day, fault) => {
  expect(dayError(localDate(day), limits)).toBe(fault);
});

test('dayError is null without limits and without a day', () => {
  expect(dayError(localDate('2026-11-01'), {})).toBeNull();
  expect(dayError(null, limits)).toBeNull();
});

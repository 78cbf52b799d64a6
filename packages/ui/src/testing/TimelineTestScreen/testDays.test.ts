import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { testDays } from './testDays.ts';

test.each([
  ['1', '2026-11-20', '2026-11-20', 1],
  ['3', '2026-11-20', '2026-11-22', 3],
  ['7', '2026-11-16', '2026-11-22', 7],
  ['month', '2026-11-01', '2026-11-30', 30],
] as const)('returns for %s on 20 November the days from %s to %s, %i in total', (days, from, to, count) => {
  expect(testDays(days, localDate('2026-11-20'))).toEqual({ from, to, count });
});

test('returns all days of a month in a leap year', () => {
  expect(testDays('month', localDate('2028-02-29'))).toMatchObject({ to: '2028-02-29', count: 29 });
});

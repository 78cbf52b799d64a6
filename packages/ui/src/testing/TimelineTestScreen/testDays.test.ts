import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { testDays } from './testDays.ts';

test.each([
  ['1', '2026-11-20', '2026-11-20', 1],
  ['3', '2026-11-20', '2026-11-22', 3],
  ['7', '2026-11-16', '2026-11-22', 7],
  ['month', '2026-11-01', '2026-11-30', 30],
] as const)('%s of 20 November is from %s to %s, %i in all', (days, from, to, count) => {
  expect(testDays(days, localDate('2026-11-20'))).toEqual({ from, to, count });
});

test('a month has as many days as the calendar says', () => {
  expect(testDays('month', localDate('2028-02-29'))).toMatchObject({ to: '2028-02-29', count: 29 });
});

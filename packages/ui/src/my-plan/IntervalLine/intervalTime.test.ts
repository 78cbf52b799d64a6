import { localDateTime } from '@selfservice/api/core/local-date';
import { aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, test } from 'vitest';
import { intervalTime } from './intervalTime.ts';

test.each([
  ['2026-11-20T06:00:00', '2026-11-20T14:00:00', '6:00–14:00'],
  ['2026-11-20T14:00:00', '2026-11-21T00:00:00', '14:00–24:00'],
  ['2026-11-20T22:00:00', '2026-11-21T06:00:00', '22:00 – Sat 21 Nov 6:00'],
  ['2026-11-20T18:00:00', '2026-11-22T00:00:00', '18:00 – Sun 22 Nov 0:00'],
])('intervalTime formats %s to %s as %s', (begin, end, expected) => {
  const interval = aPlanInterval({ begin: localDateTime(begin), end: localDateTime(end) });
  expect(intervalTime(interval, 'en', 'All day').replaceAll('\u00a0', ' ')).toBe(expected);
});

test('intervalTime returns the word for one whole day and a range for several', () => {
  const begin = localDateTime('2026-11-20T00:00:00');
  const one = aPlanInterval({ isAllDay: true, begin, end: localDateTime('2026-11-21T00:00:00') });
  expect(intervalTime(one, 'en', 'All day')).toBe('All day');
  const two = { ...one, end: localDateTime('2026-11-22T00:00:00') };
  expect(intervalTime(two, 'en', 'All day').replaceAll('\u00a0', ' ')).toBe('20–21 Nov');
});

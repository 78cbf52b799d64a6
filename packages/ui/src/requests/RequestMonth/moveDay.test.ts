import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { moveDay } from './moveDay.ts';

test.each([
  ['ArrowLeft', '2026-11-30'],
  ['ArrowRight', '2026-12-02'],
  ['ArrowUp', '2026-11-24'],
  ['ArrowDown', '2026-12-08'],
  ['Home', '2026-12-01'],
  ['End', '2026-12-31'],
  ['PageUp', '2026-11-01'],
  ['PageDown', '2027-01-01'],
])('%s moves from 1 December 2026 to %s', (key, day) => {
  expect(moveDay(localDate('2026-12-01'), key)).toBe(day);
});

test('Page Down moves to the last day of a shorter month', () => {
  expect(moveDay(localDate('2027-01-31'), 'PageDown')).toBe('2027-02-28');
});

test('returns null for any other key', () => {
  expect(moveDay(localDate('2026-12-01'), 'Enter')).toBeNull();
});

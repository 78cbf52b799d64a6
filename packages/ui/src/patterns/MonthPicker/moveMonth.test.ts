import { localDate, monthOf } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { clampMonth, moveMonth } from './moveMonth.ts';

const month = (text: string) => monthOf(localDate(`${text}-01`));

test.each([
  ['ArrowLeft', '2026-10'],
  ['ArrowRight', '2026-12'],
  ['ArrowUp', '2026-08'],
  ['ArrowDown', '2027-02'],
  ['Home', '2026-01'],
  ['End', '2026-12'],
  ['PageUp', '2025-11'],
  ['PageDown', '2027-11'],
  ['a', null],
])('%s moves from November 2026 to %s', (key, expected) => {
  expect(moveMonth(month('2026-11'), key, {})).toBe(expected);
});

test('stops at the limits', () => {
  const limits = { min: month('2026-09'), max: month('2027-01') };
  expect(moveMonth(month('2026-11'), 'PageUp', limits)).toBe('2026-09');
  expect(moveMonth(month('2026-11'), 'ArrowDown', limits)).toBe('2027-01');
  expect(clampMonth(month('2026-11'), limits)).toBe('2026-11');
});

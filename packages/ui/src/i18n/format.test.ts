import { localDateTime } from '@selfservice/api/core/local-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBalance, formatDay, formatDuration, formatNumber, formatTime } from './format.ts';

test.each([
  [765, '+12:45'],
  [0, '0:00'],
  [5, '+0:05'],
  [-7965, '−132:45'],
  [-59, '−0:59'],
])('%i minutes of balance read %s', (minutes, text) => {
  expect(formatBalance(minutes)).toBe(text);
});

test('a balance reads back to the same minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), (minutes) => {
      const [, sign = '', hours = '', rest = ''] =
        /^([+−]?)(\d+):(\d{2})$/.exec(formatBalance(minutes)) ?? [];
      expect((Number(hours) * 60 + Number(rest)) * (sign === '−' ? -1 : 1) + 0).toBe(minutes + 0);
      expect(sign === '').toBe(minutes === 0);
    }),
  );
});

test('a duration carries a sign only below zero', () => {
  expect(formatDuration(480)).toBe('8:00');
  expect(formatDuration(-30)).toBe('−0:30');
});

test('numbers, times and days follow the language', () => {
  const moment = localDateTime('2026-11-19T07:58:00');
  expect(formatNumber(-14.5, 'en')).toBe('−14.5');
  expect(formatNumber(14.5, 'cs')).toBe('14,5');
  expect(formatTime(moment, 'en')).toBe('7:58');
  expect(formatTime(moment, 'sk')).toBe('7:58');
  expect(formatDay(moment, 'en')).toContain('19 Nov');
  expect(formatDay(moment, 'cs')).toContain('19. 11.');
});

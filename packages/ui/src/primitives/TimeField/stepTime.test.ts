import { localTime } from '@selfservice/api/core/local-time';
import { expect, test } from 'vitest';
import { shiftTime, stepTime } from './stepTime.ts';

const day = { min: localTime('06:00'), max: localTime('17:15') };

test.each([
  ['08:00', 1, '08:30'],
  ['08:00', -1, '07:30'],
  ['08:17', 1, '08:30'],
  ['08:17', -1, '08:00'],
  ['23:30', 1, '23:30'],
  ['00:00', -1, '00:00'],
] as const)('stepTime from %s in direction %d returns %s', (time, direction, expected) => {
  expect(stepTime(localTime(time), direction, 30, {})).toBe(expected);
});

test.each([
  ['17:00', 1, '17:00'],
  ['06:10', -1, '06:00'],
  ['06:00', -1, '06:00'],
  ['05:00', 1, '06:00'],
  ['20:00', -1, '17:15'],
] as const)('stepTime within limits from %s in direction %d returns %s', (time, direction, expected) => {
  expect(stepTime(localTime(time), direction, 30, day)).toBe(expected);
});

test('shiftTime moves by whole hours and never past midnight or a limit', () => {
  expect(shiftTime(localTime('08:17'), 60, {})).toBe('09:17');
  expect(shiftTime(localTime('23:17'), 60, {})).toBe('23:17');
  expect(shiftTime(localTime('06:17'), -60, day)).toBe('06:17');
});

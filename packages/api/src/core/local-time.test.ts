import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTime, minutesOf, minutesOfDay, timeAtMinutes } from './local-time.ts';

test('converts every time to minutes and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: minutesOfDay - 1 }), (minutes) => {
      expect(minutesOf(timeAtMinutes(minutes))).toBe(minutes);
    }),
  );
  expect(timeAtMinutes(497)).toBe('08:17');
});

test.each(['24:00', '8:17', '08:60', '08:17:00', ''])('refuses %j', (text) => {
  expect(() => localTime(text)).toThrow(RangeError);
});

test.each([-1, minutesOfDay, 0.5])('refuses %d minutes', (minutes) => {
  expect(() => timeAtMinutes(minutes)).toThrow(RangeError);
});

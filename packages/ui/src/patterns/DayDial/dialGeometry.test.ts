import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dialArc } from './dialArc.ts';
import { dialX, dialY } from './dialGeometry.ts';

test.each([
  [0, [0, -100]],
  [6, [100, 0]],
  [12, [0, 100]],
  [18, [-100, 0]],
  [24, [0, -100]],
])('places hour %i on a dial with midnight at the top', (hour, place) => {
  expect([dialX(hour, 100) + 0, dialY(hour, 100) + 0]).toEqual(place);
});

test('draws a shift as one arc and the whole day as two arcs that close the circle', () => {
  expect(dialArc(6, 14, 100)).toBe('M100 0A100 100 0 0 1 -50 86.6');
  expect(dialArc(0, 24, 100)).toBe('M0 -100A100 100 0 0 1 0 100A100 100 0 0 1 0 -100');
});

test('starts and ends an arc at its hours, in pieces of at most half of the circle', () => {
  const hour = fc.double({ min: 0, max: 24, noNaN: true });
  fc.assert(
    fc.property(hour, hour, (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const path = dialArc(from, to, 128);
      expect(path.startsWith(`M${dialX(from, 128)} ${dialY(from, 128)}A`)).toBe(true);
      expect(path.endsWith(` ${dialX(to, 128)} ${dialY(to, 128)}`)).toBe(true);
      expect(path.split('A').length - 1).toBe(to - from > 12 ? 2 : 1);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceScale } from './balanceScale.ts';

test.each([
  [[], [15, 0, -15]],
  [
    [0, 0],
    [15, 0, -15],
  ],
  [
    [0, -3],
    [0, -15],
  ],
  [
    [150, 144, -6],
    [240, 120, 0, -120],
  ],
  [[-7965], [0, -3000, -6000, -9000]],
])('the marks of the scale of %j are %j', (values, marks) => {
  expect(balanceScale(values).marks).toEqual(marks);
});

test('a scale has two to four evenly spaced marks, with 0 among them, and includes all values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -200_000, max: 200_000 }), { maxLength: 31 }), (values) => {
      const { top, bottom, marks } = balanceScale(values);
      expect([2, 3, 4]).toContain(marks.length);
      expect(marks).toContain(0);
      expect([marks[0], marks.at(-1)]).toEqual([top, bottom]);
      for (const value of values) expect(value <= top && value >= bottom).toBe(true);
      expect(new Set(marks.slice(1).map((mark, place) => (marks[place] ?? 0) - mark)).size).toBe(1);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalRows, unequalRows } from './rowPlaces.ts';

test('unequalRows places each row at the end of the previous one, and rowAt finds it at any height within it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 20, max: 120 }), { minLength: 1, maxLength: 80 }), (heights) => {
      const rows = unequalRows(heights, 40);
      let top = 0;
      heights.forEach((height, row) => {
        expect(rows.topOf(row)).toBe(top);
        expect(rows.heightOf(row)).toBe(height);
        expect(rows.rowAt(top)).toBe(row);
        expect(rows.rowAt(top + height - 0.5)).toBe(row);
        top += height;
      });
      expect(rows.height).toBe(top);
      expect(rows.rowAt(-10)).toBe(0);
      expect(rows.rowAt(top + 10)).toBe(heights.length - 1);
    }),
  );
});

test('unequalRows with equal heights computes positions like equalRows', () => {
  const rows = unequalRows([40, 40, 40], 40);
  expect(rows.topOf(7)).toBe(280);
  expect(rows.rowAt(119)).toBe(equalRows(3, 40).rowAt(119));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalRows, unequalRows } from '../../../primitives/List/rowPlaces.ts';
import { hourPixels, scrolledTo, drawnRange, unscrolled } from './drawnRange.ts';
import { dayMinutes } from './wallMinutes.ts';

const measures = {
  rows: equalRows(1000, 40),
  rowHeight: 40,
  days: 7,
  hourWidth: 20,
  headWidth: 200,
  scaleHeight: 48,
  coverageHeight: 0,
};
const size = { width: 1440, height: 900 };

test('contains everything visible and not much more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: -80, max: 80 }),
      fc.integer({ min: -500, max: 500 }),
      fc.integer({ min: 0, max: 1000 }),
      (scrollTop, scrollLeft, speed, deltaX, rowCount) => {
        const at = { scrollTop, scrollLeft, speed, deltaX, isFast: false };
        const sizes = { ...measures, rows: equalRows(rowCount, 40) };
        const room = size.height - measures.scaleHeight;
        const top = Math.max(0, Math.min(scrollTop, rowCount * 40 - room));
        const first = Math.floor(top / 40);
        const end = Math.min(rowCount, Math.ceil((top + room) / 40));
        const { firstRow, endRow, from, to } = drawnRange(at, size, sizes);
        expect(firstRow).toBeLessThanOrEqual(first);
        expect(endRow).toBeGreaterThanOrEqual(end);
        expect(endRow - firstRow).toBeLessThanOrEqual(end - first + 8);
        expect(endRow).toBeLessThanOrEqual(rowCount);
        const minutes = { begin: scrollLeft * 3, end: (scrollLeft + 1240) * 3 };
        expect(from).toBeLessThanOrEqual(minutes.begin);
        expect(to).toBeGreaterThanOrEqual(Math.min(minutes.end, 7 * dayMinutes));
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(7 * dayMinutes);
        expect(to - from).toBeLessThanOrEqual(1240 * 3 + 3 * 480);
      },
    ),
  );
});

test('contains a row with a larger height while a part of it is visible', () => {
  const rows = unequalRows(
    Array.from({ length: 100 }, (_, row) => (row % 5 === 0 ? 120 : 40)),
    40,
  );
  const { firstRow, endRow } = drawnRange({ ...unscrolled, scrollTop: 2810 }, size, { ...measures, rows });
  // Five rows take 280 pixels, so row 50 begins at 2800.
  expect(firstRow).toBe(46);
  expect(rows.topOf(endRow)).toBeGreaterThanOrEqual(2810 + 852);
  expect(endRow).toBeLessThan(76);
});

test('contains four rows above and below the visible ones, at every speed', () => {
  const at = (speed: number) => drawnRange({ ...unscrolled, scrollTop: 20_000, speed }, size, measures);
  expect(at(0)).toMatchObject({ firstRow: 496, endRow: 526 });
  expect(at(6)).toEqual(at(0));
  expect(at(-6)).toEqual(at(0));
});

test('contains more time in the direction of a sideways scroll', () => {
  const at = (deltaX: number) => drawnRange({ ...unscrolled, scrollLeft: 1000, deltaX }, size, measures);
  expect(at(9)).toEqual({ ...at(0), to: at(0).to + 480 });
  expect(at(-9)).toEqual({ ...at(0), from: at(0).from - 480 });
});

test('widens hours to fill the width, and then contains the whole time', () => {
  const narrow = { ...measures, hourWidth: 3 };
  expect(hourPixels(narrow, 1440)).toBeCloseTo(1240 / 168);
  expect(drawnRange(unscrolled, size, narrow)).toMatchObject({ from: 0, to: 7 * dayMinutes });
  expect(hourPixels(measures, 1440)).toBe(20);
});

test('a scroll is fast if it is too fast to read in two frames in a row', () => {
  const isFastAt = (tops: readonly number[]) => {
    let scroll = unscrolled;
    return tops.map((scrollTop) => {
      scroll = scrolledTo(scroll, { scrollTop, scrollLeft: 0 }, 40);
      return scroll.isFast;
    });
  };
  expect(isFastAt([160, 320, 480, 639])).toEqual([false, true, true, false]);
  expect(isFastAt([159, 318, 477])).toEqual([false, false, false]);
  // A single jump, as by a key, is not fast.
  expect(isFastAt([39_000, 39_000, 0])).toEqual([false, false, false]);
  // Neither is a jump there and back.
  expect(isFastAt([39_000, 0, 39_000])).toEqual([false, false, false]);
  // Backwards, and then without movement.
  expect(isFastAt([9000, 8000, 7000, 7000])).toEqual([false, false, true, false]);
});

test('measures speed in rows and deltaX in pixels', () => {
  expect(
    scrolledTo({ ...unscrolled, scrollTop: 100, scrollLeft: 30 }, { scrollTop: 20, scrollLeft: 50 }, 40),
  ).toEqual({ scrollTop: 20, scrollLeft: 50, speed: -2, deltaX: 20, isFast: false });
});

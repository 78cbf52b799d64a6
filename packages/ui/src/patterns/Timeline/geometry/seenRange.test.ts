import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourPixels, rowsInSight, seenRange } from './seenRange.ts';
import { dayMinutes } from './wallMinutes.ts';

const measures = { rowCount: 1000, rowHeight: 40, days: 7, hourWidth: 20, headWidth: 200, scaleHeight: 48 };
const viewport = { scrollTop: 0, scrollLeft: 0, width: 1440, height: 900, speed: 0, drift: 0 };

test('whatever is in sight is drawn, and not much more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: -80, max: 80 }),
      fc.integer({ min: -500, max: 500 }),
      fc.integer({ min: 0, max: 1000 }),
      (scrollTop, scrollLeft, speed, drift, rowCount) => {
        const at = { ...viewport, scrollTop, scrollLeft, speed, drift };
        const sizes = { ...measures, rowCount };
        const { first, end } = rowsInSight(at, sizes);
        const { firstRow, endRow, from, to } = seenRange(at, sizes);
        expect(firstRow).toBeLessThanOrEqual(first);
        expect(endRow).toBeGreaterThanOrEqual(end);
        expect(endRow - firstRow).toBeLessThanOrEqual(end - first + 12 + 9);
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

test('it runs ahead in the direction of the scroll', () => {
  const at = (speed: number) => seenRange({ ...viewport, scrollTop: 20_000, speed }, measures);
  expect(at(6).endRow).toBeGreaterThan(at(0).endRow);
  expect(at(6).firstRow).toBe(at(0).firstRow);
  expect(at(-6).firstRow).toBeLessThan(at(0).firstRow);
});

test('and sideways, likewise', () => {
  const at = (drift: number) => seenRange({ ...viewport, scrollLeft: 1000, drift }, measures);
  expect(at(9)).toEqual({ ...at(0), to: at(0).to + 480 });
  expect(at(-9)).toEqual({ ...at(0), from: at(0).from - 480 });
});

test('hours grow where there is room, and then all of the time is drawn', () => {
  const narrow = { ...measures, hourWidth: 3 };
  expect(hourPixels(narrow, 1440)).toBeCloseTo(1240 / 168);
  expect(seenRange(viewport, narrow)).toMatchObject({ from: 0, to: 7 * dayMinutes });
  expect(hourPixels(measures, 1440)).toBe(20);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittingZoom, zoomSteps, zoomedIn, zoomedOut } from './zoom.ts';

const a4 = 595;

test('a page fills the width, and is never larger than on paper', () => {
  expect(fittingZoom(a4, 2000)).toBe(1);
  expect(fittingZoom(a4, 595)).toBeCloseTo(0.75);
  expect(fittingZoom(a4, 0)).toBe(zoomSteps[0]);
});

test('each step in reverses a step out, and both have a limit', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.25, max: 4, noNaN: true }), (zoom) => {
      expect(zoomedIn(zoom)).toBeGreaterThanOrEqual(zoom);
      expect(zoomedOut(zoom)).toBeLessThanOrEqual(zoom);
    }),
  );
  for (const [index, step] of zoomSteps.entries()) {
    expect(zoomedIn(step)).toBe(zoomSteps[index + 1] ?? step);
    expect(zoomedOut(step)).toBe(zoomSteps[index - 1] ?? step);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clip, fractionAt, minuteAt } from './clip.ts';

const spans = fc
  .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 3000 }))
  .map(([begin, length]) => ({ begin, end: begin + length }));

test('returns the part inside of the window and marks the cut ends', () => {
  fc.assert(
    fc.property(spans, spans, (span, window) => {
      const seen = clip(span, window);
      const isApart = span.end <= window.begin || span.begin >= window.end;
      expect(seen === null).toBe(isApart);
      if (!seen) return;
      expect(seen.end).toBeGreaterThan(seen.begin);
      expect(seen.isCutBefore).toBe(seen.begin !== span.begin);
      expect(seen.isCutAfter).toBe(seen.end !== span.end);
      expect(
        Math.min(fractionAt(seen.begin, window), 1 - fractionAt(seen.end, window)),
      ).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('returns null for a span that only touches the window', () => {
  expect(clip({ begin: 0, end: 60 }, { begin: 60, end: 120 })).toBeNull();
  expect(clip({ begin: 120, end: 130 }, { begin: 60, end: 120 })).toBeNull();
});

test('minuteAt is the inverse of fractionAt', () => {
  fc.assert(
    fc.property(spans, fc.integer({ min: -100, max: 6000 }), (window, minute) => {
      expect(minuteAt(fractionAt(minute, window), window)).toBeCloseTo(minute, 6);
    }),
  );
});

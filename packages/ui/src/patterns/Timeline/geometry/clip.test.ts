import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clip, fractionAt, minuteAt } from './clip.ts';

const spans = fc
  .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 3000 }))
  .map(([begin, length]) => ({ begin, end: begin + length }));

test('what is seen lies in both, and the cuts say where more is', () => {
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

test('what only touches the window is not seen', () => {
  expect(clip({ begin: 0, end: 60 }, { begin: 60, end: 120 })).toBeNull();
  expect(clip({ begin: 120, end: 130 }, { begin: 60, end: 120 })).toBeNull();
});

test('a minute and its fraction of a window name each other', () => {
  fc.assert(
    fc.property(spans, fc.integer({ min: -100, max: 6000 }), (window, minute) => {
      expect(minuteAt(fractionAt(minute, window), window)).toBeCloseTo(minute, 6);
    }),
  );
});

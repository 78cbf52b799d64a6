import { localDate } from '../core/local-date.ts';
import { addDays } from '../core/local-date-arithmetic.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MarkedRange } from './marked-days.ts';
import { isMarked, markedWith, requestedDays } from './marked-days.ts';

const day = (date: number) => localDate(`2026-12-${String(date).padStart(2, '0')}`);

test('marks a single day, then extends the range to another day', () => {
  const one = markedWith(null, day(9));
  expect(one).toEqual({ first: day(9), last: day(9) });
  expect(markedWith(one, day(7))).toEqual({ first: day(7), last: day(9) });
  expect(markedWith(one, day(11))).toEqual({ first: day(9), last: day(11) });
});

test('the range contains every marked day, whatever the order of marking', () => {
  const days = fc.integer({ min: 0, max: 60 }).map((place) => addDays(day(1), place));
  fc.assert(
    fc.property(fc.array(days, { minLength: 1 }), (all) => {
      const marked = all.reduce<MarkedRange | null>(markedWith, null);
      expect(all.every((each) => isMarked(marked, each))).toBe(true);
    }),
  );
});

test('requestedDays returns the marked range for a day in it, otherwise the single day', () => {
  const marked = { first: day(7), last: day(9) };
  expect(requestedDays(marked, day(8))).toEqual(marked);
  expect(requestedDays(marked, day(10))).toEqual({ first: day(10), last: day(10) });
  expect(requestedDays(null, day(8))).toEqual({ first: day(8), last: day(8) });
});

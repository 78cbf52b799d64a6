import { localDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DayRange } from '../../i18n/formatRange.ts';
import { isMarked, markedWith, requestedDays } from './markRange.ts';

const day = (date: number) => localDate(`2026-12-${String(date).padStart(2, '0')}`);

test('a day is marked alone, then with all between', () => {
  const one = markedWith(null, day(9));
  expect(one).toEqual({ first: day(9), last: day(9) });
  expect(markedWith(one, day(7))).toEqual({ first: day(7), last: day(9) });
  expect(markedWith(one, day(11))).toEqual({ first: day(9), last: day(11) });
});

test('every day that was named is marked, in whichever order', () => {
  const days = fc.integer({ min: 0, max: 60 }).map((place) => addDays(day(1), place));
  fc.assert(
    fc.property(fc.array(days, { minLength: 1 }), (all) => {
      const marked = all.reduce<DayRange | null>(markedWith, null);
      expect(all.every((each) => isMarked(marked, each))).toBe(true);
    }),
  );
});

test('a request begins with the marked days where its day is one of them', () => {
  const marked = { first: day(7), last: day(9) };
  expect(requestedDays(marked, day(8))).toEqual(marked);
  expect(requestedDays(marked, day(10))).toEqual({ first: day(10), last: day(10) });
  expect(requestedDays(null, day(8))).toEqual({ first: day(8), last: day(8) });
});

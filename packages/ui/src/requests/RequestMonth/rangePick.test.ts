import type { LocalDate } from '@selfservice/api/core/local-date';
import { localDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RangePick } from './rangePick.ts';
import { extend, press, rangeBetween } from './rangePick.ts';

const nothing: RangePick = { range: null, begun: null };
const day = (date: number) => localDate(`2026-12-${String(date).padStart(2, '0')}`);
const days = fc.integer({ min: 0, max: 400 }).map((place) => addDays(day(1), place));
const pressed = (...all: LocalDate[]) => all.reduce(press, nothing);

test('one press selects a day, the second a range in any order, and the third begins a new range', () => {
  expect(pressed(day(9)).range).toEqual({ first: day(9), last: day(9) });
  expect(pressed(day(9), day(7)).range).toEqual({ first: day(7), last: day(9) });
  expect(pressed(day(9), day(7), day(20)).range).toEqual({ first: day(20), last: day(20) });
});

test('pressing one day twice selects that day, and the next press begins a new range', () => {
  expect(pressed(day(9), day(9)).range).toEqual({ first: day(9), last: day(9) });
  expect(pressed(day(9), day(9), day(12)).range).toEqual({ first: day(12), last: day(12) });
});

test('a press after typed days begins a new range', () => {
  const typed = { range: { first: day(1), last: day(4) }, begun: day(1) };
  expect(press(typed, day(9)).range).toEqual({ first: day(9), last: day(9) });
});

test('the pressed day is always selected, and the first day is never after the last', () => {
  fc.assert(
    fc.property(fc.array(days, { minLength: 1, maxLength: 8 }), (all) => {
      const { range } = pressed(...all);
      const last = all.at(-1) ?? '';
      expect(range && range.first <= last && last <= range.last).toBe(true);
    }),
  );
});

test('a key with Shift moves the end at the focused day, also past the other end', () => {
  const range = { first: day(8), last: day(16) };
  expect(extend(range, day(16), day(9))).toEqual({ first: day(8), last: day(9) });
  expect(extend(range, day(8), day(1))).toEqual({ first: day(1), last: day(16) });
  expect(extend(range, day(16), day(2))).toEqual({ first: day(2), last: day(8) });
  expect(extend(range, day(12), day(13))).toEqual({ first: day(12), last: day(13) });
  expect(extend(null, day(12), day(11))).toEqual({ first: day(11), last: day(12) });
});

test('keys with Shift to a day and back select one day', () => {
  fc.assert(
    fc.property(days, days, (from, to) => {
      const there = extend(null, from, to);
      expect(there).toEqual(rangeBetween(from, to));
      expect(extend(there, to, from)).toEqual({ first: from, last: from });
    }),
  );
});

import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { localDate, monthOf, toUtcDate } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeIn, tabbableDay, weekCells } from './weekCells.ts';

const months = fc.integer({ min: -600, max: 600 }).map((count) => addMonths('2026-12' as LocalMonth, count));

test('every month has six weeks, with each day under its weekday', () => {
  fc.assert(
    fc.property(months, (month) => {
      const weeks = weekCells(month);
      expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
      const isInPlace = (day: LocalDate | null, weekday: number) =>
        day === null || ((toUtcDate(day).getUTCDay() + 6) % 7 === weekday && monthOf(day) === month);
      expect(weeks.every((week) => week.every(isInPlace))).toBe(true);
      expect(weeks.flat().filter(Boolean).length).toBeGreaterThanOrEqual(28);
    }),
  );
});

test('tabbableDay returns the first wanted day of the month, or its first day', () => {
  const december = '2026-12' as LocalMonth;
  const [out, within] = [localDate('2026-11-30'), localDate('2026-12-09')];
  expect(tabbableDay(december, [undefined, out, within])).toBe(within);
  expect(tabbableDay(december, [out])).toBe('2026-12-01');
});

test('placeIn returns the position of a day in a range, and null outside of it', () => {
  const range = { first: localDate('2026-12-07'), last: localDate('2026-12-09') };
  const places = ['2026-12-06', '2026-12-07', '2026-12-08', '2026-12-09'].map((day) =>
    placeIn(range, localDate(day)),
  );
  expect(places).toEqual([null, 'first', 'within', 'last']);
  expect(placeIn({ first: range.first, last: range.first }, range.first)).toBe('only');
  expect(placeIn(null, range.first)).toBeNull();
});

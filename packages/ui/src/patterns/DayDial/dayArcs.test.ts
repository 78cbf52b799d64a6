import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { addMinutes } from '@selfservice/api/core/local-date-arithmetic';
import { aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayArcs } from './dayArcs.ts';

const today = localDate('2026-11-20');
const midnight = localDateTime('2026-11-20T00:00:00');

function between(begin: string, end: string) {
  return aPlanInterval({ begin: localDateTime(`${begin}:00`), end: localDateTime(`${end}:00`) });
}

const parts = (begin: string, end: string) =>
  dayArcs([between(begin, end)], today).map(({ from, to, isOtherDay }) => [from / 60, to / 60, isOtherDay]);

test.each([
  ['a shift of today', '2026-11-20T06:00', '2026-11-20T14:00', [[6, 14, false]]],
  ['a shift that ends at midnight', '2026-11-20T16:00', '2026-11-21T00:00', [[16, 24, false]]],
  [
    'the night before',
    '2026-11-19T22:00',
    '2026-11-20T06:00',
    [
      [22, 24, true],
      [0, 6, false],
    ],
  ],
  [
    'the night to come',
    '2026-11-20T22:00',
    '2026-11-21T06:00',
    [
      [22, 24, false],
      [0, 6, true],
    ],
  ],
  ['a whole day', '2026-11-20T00:00', '2026-11-21T00:00', [[0, 24, false]]],
  ['several days', '2026-11-18T00:00', '2026-11-24T00:00', [[0, 24, false]]],
  ['yesterday', '2026-11-19T06:00', '2026-11-19T14:00', []],
  ['a shift that ended at the last midnight', '2026-11-19T14:00', '2026-11-20T00:00', []],
  ['tomorrow', '2026-11-21T00:00', '2026-11-21T08:00', []],
  ['an interval whose end is before its begin', '2026-11-20T14:00', '2026-11-20T06:00', []],
])('returns the arcs of %s', (_name, begin, end, expected) => {
  expect(parts(begin, end)).toEqual(expected);
});

test.each(['2026-03-29', '2026-10-25'])(
  'a night over the change of the clocks on %s keeps its local hours',
  (day) => {
    const night = between(`${day}T00:30`, `${day}T06:00`);
    expect(dayArcs([night], localDate(day))).toMatchObject([{ from: 30, to: 360 }]);
  },
);

const minutes = fc.integer({ min: -3000, max: 4500 });
const intervals = fc.tuple(minutes, minutes).map(([from, to]) => ({
  from,
  to,
  interval: aPlanInterval({ begin: addMinutes(midnight, from), end: addMinutes(midnight, to) }),
}));

test('every arc is within the day and begins before it ends', () => {
  fc.assert(
    fc.property(fc.array(intervals, { maxLength: 6 }), (many) => {
      for (const { from, to } of dayArcs(
        many.map(({ interval }) => interval),
        today,
      )) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThan(to);
        expect(to).toBeLessThanOrEqual(1440);
      }
    }),
  );
});

test('arcs of today cover exactly the minutes of the intervals that are today', () => {
  fc.assert(
    fc.property(intervals, minutes, ({ from, to, interval }, minute) => {
      const own = dayArcs([interval], today).filter(({ isOtherDay }) => !isOtherDay);
      const isOfToday = minute >= 0 && minute < 1440 && minute >= from && minute < to;
      expect(own.filter((arc) => minute >= arc.from && minute < arc.to)).toHaveLength(Number(isOfToday));
    }),
  );
});

test('an interval of at most one day that touches today is shown whole, without overlapping arcs', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1439, max: 1439 }), fc.integer({ min: 1, max: 1440 }), (from, length) => {
      fc.pre(from + length > 0);
      const interval = aPlanInterval({
        begin: addMinutes(midnight, from),
        end: addMinutes(midnight, from + length),
      });
      const arcs = dayArcs([interval], today).toSorted((a, b) => a.from - b.from);
      expect(arcs.reduce((sum, arc) => sum + arc.to - arc.from, 0)).toBe(length);
      for (const [index, arc] of arcs.entries())
        expect(arc.from).toBeGreaterThanOrEqual(arcs[index - 1]?.to ?? 0);
    }),
  );
});

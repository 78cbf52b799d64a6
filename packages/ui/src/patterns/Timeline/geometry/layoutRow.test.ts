import { localDateTime } from '@selfservice/api/core/local-date';
import type { PlanInterval, PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import { expect, test } from 'vitest';
import { layoutRow } from './layoutRow.ts';
import { spanOf } from './spanOf.ts';
import { dayMinutes, wallMinutes } from './wallMinutes.ts';

function interval(kind: PlanIntervalKind, begin: string, end: string, isAllDay = false): PlanInterval {
  const at = (text: string) => localDateTime(`2026-11-${text}:00`);
  return { kind, begin: at(begin), end: at(end), isAllDay, name: '', shortName: '', color: null };
}

const begin = wallMinutes(localDateTime('2026-11-16T00:00:00'));
const day = { begin, end: begin + dayMinutes };

test('stacks plan changes above shifts, shifts above requests, and requests above `otherB`', () => {
  const kinds: PlanIntervalKind[] = ['otherB', 'request', 'shift', 'planChange'];
  const placed = layoutRow(
    kinds.map((kind) => interval(kind, '16T06:00', '16T14:00')),
    day,
  );
  expect(placed.map(({ interval: { kind }, lane, lanes }) => [kind, lane, lanes])).toEqual([
    ['planChange', 0, 4],
    ['shift', 1, 4],
    ['request', 2, 4],
    ['otherB', 3, 4],
  ]);
});

test('cuts a night shift at midnight on both days', () => {
  const night = interval('shift', '15T22:00', '16T06:00');
  expect(layoutRow([night], day)).toMatchObject([
    { begin: 0, end: 360, isCutBefore: true, isCutAfter: false },
  ]);
  const before = { begin: begin - dayMinutes, end: begin };
  expect(layoutRow([night], before)).toMatchObject([
    { begin: 1320, end: 1440, isCutBefore: false, isCutAfter: true },
  ]);
});

test('extends a whole-day interval from midnight to midnight, also if its end equals its begin', () => {
  const whole = { begin: 0, end: dayMinutes, isCutBefore: false, isCutAfter: false };
  expect(layoutRow([interval('otherA', '16T00:00', '17T00:00', true)], day)).toMatchObject([whole]);
  expect(layoutRow([interval('otherA', '16T00:00', '16T00:00', true)], day)).toMatchObject([whole]);
});

test('gives an interval that ends before it begins a length of one minute', () => {
  expect(spanOf(interval('other', '16T08:00', '16T07:00'))).toEqual({ begin: begin + 480, end: begin + 481 });
});

test('gives every interval of a row a unique key, also equal intervals', () => {
  const twin = interval('request', '16T08:00', '16T09:00');
  expect(new Set(layoutRow([twin, { ...twin }], day).map(({ key }) => key)).size).toBe(2);
});

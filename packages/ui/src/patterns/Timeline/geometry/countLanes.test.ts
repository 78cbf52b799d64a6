import { localDateTime } from '@selfservice/api/core/local-date';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countLanes } from './countLanes.ts';
import { layoutRow } from './layoutRow.ts';
import { dayMinutes, wallMinutes } from './wallMinutes.ts';

const kinds = ['planChange', 'shift', 'request', 'otherB'] as const;

function at(hours: number) {
  const day = 16 + Math.floor(hours / 24);
  return localDateTime(`2026-11-${day}T${String(hours % 24).padStart(2, '0')}:00:00`);
}

function interval(begin: number, hours: number, kind = 0): PlanInterval {
  const made = { kind: kinds[kind] ?? 'shift', begin: at(begin), end: at(begin + hours) };
  return { ...made, isAllDay: false, name: '', shortName: '', color: null };
}

const begin = wallMinutes(at(0));
const week = { begin, end: begin + 7 * dayMinutes };

const some = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 160 }), fc.integer({ min: 1, max: 60 }), fc.nat({ max: 3 }))
    .map(([from, hours, kind]) => interval(from, hours, kind)),
  { maxLength: 12 },
);

test.each(['bars', 'roster'] as const)('returns the lanes of the layout as %s, at least `few`', (form) => {
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 3 }), (intervals, few) => {
      const placed = layoutRow(intervals, week, form);
      expect(countLanes(intervals, week, form, few)).toBe(Math.max(few, ...placed.map(({ lanes }) => lanes)));
    }),
  );
});

test('counts one lane for consecutive intervals and two for overlapping ones', () => {
  expect(countLanes([interval(6, 8), interval(14, 8)], week, 'bars', 1)).toBe(1);
  expect(countLanes([interval(6, 8), interval(8, 2)], week, 'bars', 1)).toBe(2);
});

test('counts a lane for each interval of a day in a roster', () => {
  expect(countLanes([interval(6, 8), interval(14, 8)], week, 'roster', 1)).toBe(2);
  // A night shift belongs to its first day only.
  expect(countLanes([interval(22, 8), interval(46, 8)], week, 'roster', 1)).toBe(1);
});

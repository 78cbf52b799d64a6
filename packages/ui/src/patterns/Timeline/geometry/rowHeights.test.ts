import { localDateTime } from '@selfservice/api/core/local-date';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { expect, test, vi } from 'vitest';
import { heightOfIntervals, heightOfLanes } from './rowHeights.ts';
import { dayMinutes, wallMinutes } from './wallMinutes.ts';

test.each([
  ['one lane', 1, 40, 40],
  ['two lanes', 2, 40, 57],
  ['three lanes', 3, 40, 82],
  ['four lanes', 4, 40, 107],
  ['two lanes in a touch layout', 2, 56, 57],
  ['two lanes in a row that is too low for them', 2, 24, 57],
])('computes the height of a row with %s', (_what, lanes, rowHeight, height) => {
  expect(heightOfLanes(lanes, rowHeight, 'bars', true)).toBe(height);
});

test('leaves two lanes that cannot be opened in a row of the default height', () => {
  expect(heightOfLanes(2, 40, 'bars', false)).toBe(40);
  expect(heightOfLanes(3, 40, 'bars', false)).toBe(57);
});

test('leaves two lanes of a roster in a row of the default height', { tags: ['department-plan-51'] }, () => {
  expect(heightOfLanes(1, 44, 'roster', true)).toBe(44);
  expect(heightOfLanes(2, 44, 'roster', true)).toBe(44);
  expect(heightOfLanes(3, 44, 'roster', true)).toBe(63);
});

const begin = wallMinutes(localDateTime('2026-11-16T00:00:00'));
const week = { begin, end: begin + 7 * dayMinutes };

/** Returns an interval that calls `onRead` whenever its begin is read. */
function watched(day: number, onRead: () => void): PlanInterval {
  const made = { kind: 'shift', name: '', shortName: '', color: null, isAllDay: false } as const;
  return {
    ...made,
    get begin() {
      onRead();
      return localDateTime(`2026-11-${day}T06:00:00`);
    },
    end: localDateTime(`2026-11-${day}T14:00:00`),
  };
}

test('counts lanes again only if the intervals, the days or the form change', () => {
  const onRead = vi.fn<() => void>();
  const heightOf = (intervals: readonly PlanInterval[], window = week, form: 'bars' | 'roster' = 'bars') => {
    onRead.mockClear();
    return heightOfIntervals(intervals, window, 40, form, true);
  };
  const row = [16, 16, 16].map((day) => watched(day, onRead));
  expect(heightOf(row)).toBe(82);
  expect(onRead).toHaveBeenCalled();
  expect(heightOf(row)).toBe(82);
  expect(onRead).not.toHaveBeenCalled();

  const later = { begin: week.end, end: week.end + 7 * dayMinutes };
  expect(heightOf(row, later)).toBe(40);
  expect(heightOf(row, week, 'roster')).toBe(57);
  expect(heightOf([...row, watched(16, onRead)])).toBe(107);
});

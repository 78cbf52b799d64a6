import { localDateTime } from '@selfservice/api/core/local-date';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { expect, test } from 'vitest';
import { layoutRow } from './layoutRow.ts';
import { navigationStops } from './navigationStops.ts';
import { dayMinutes, wallMinutes } from './wallMinutes.ts';

const begin = wallMinutes(localDateTime('2026-11-16T00:00:00'));
const stopsWith = (...times: [string, string][]) => {
  const intervals = times.map(([from, to]): PlanInterval => {
    const at = (text: string) => localDateTime(`2026-11-${text}:00`);
    return {
      kind: 'shift',
      begin: at(from),
      end: at(to),
      isAllDay: false,
      name: '',
      shortName: '',
      color: null,
    };
  });
  return navigationStops(layoutRow(intervals, { begin, end: begin + 3 * dayMinutes }), 3).map(
    ({ day, key }) => [day, key],
  );
};

test('returns the head, each interval and each day on which no interval begins', () => {
  expect(stopsWith(['16T06:00', '16T14:00'], ['18T06:00', '18T14:00'])).toEqual([
    [-1, null],
    [0, '360/0'],
    [1, null],
    [2, '3240/0'],
  ]);
});

test('treats a day with only the end of a night as free, but not a day that is covered completely', () => {
  expect(stopsWith(['16T22:00', '17T06:00'])).toContainEqual([1, null]);
  expect(stopsWith(['16T22:00', '18T06:00'])).not.toContainEqual([1, null]);
});

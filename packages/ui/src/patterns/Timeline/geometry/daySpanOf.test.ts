import { localDateTime } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { daySpanOf } from './daySpanOf.ts';
import { dayMinutes, wallMinutes } from './wallMinutes.ts';

const at = (text: string) => localDateTime(`2026-11-${text}:00`);
const monday = wallMinutes(at('16T00:00'));
const window = { begin: monday, end: monday + 7 * dayMinutes };

function daysOf(begin: string, end: string, isAllDay = false): [first: number, days: number] {
  const span = daySpanOf(
    { kind: 'shift', begin: at(begin), end: at(end), isAllDay, name: '', shortName: '', color: null },
    window,
  );
  return [(span.begin - monday) / dayMinutes, (span.end - span.begin) / dayMinutes];
}

test.each([
  ['a shift', '17T06:00', '17T14:00', false, 1, 1],
  ['a night shift on its first day only', '17T22:00', '18T06:00', false, 1, 1],
  [
    'a night shift that begins before the window on the first day of the window',
    '15T22:00',
    '16T06:00',
    false,
    0,
    1,
  ],
  ['a shift that ended before the window before the window', '15T06:00', '15T14:00', false, -1, 1],
  ['whole days', '18T00:00', '21T00:00', true, 2, 3],
  ['an interval of more than a day on all of its days', '18T12:00', '20T12:00', false, 2, 3],
] as const)('places %s', (_what, begin, end, isAllDay, first, days) => {
  expect(daysOf(begin, end, isAllDay)).toEqual([first, days]);
});

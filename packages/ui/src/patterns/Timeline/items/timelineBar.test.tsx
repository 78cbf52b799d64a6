import { localDateTime } from '@selfservice/api/core/local-date';
import type { PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import { expect, test } from 'vitest';
import { wallMinutes } from '../geometry/wallMinutes.ts';
import { timelineBar } from './timelineBar.tsx';

/** Returns the props of the bar of a one-hour interval that is `width` pixels wide. */
function barOf(
  width: number,
  name: string,
  shortName: string,
  { kind = 'shift', ...more }: Partial<Parameters<typeof timelineBar>[0]> & { kind?: PlanIntervalKind } = {},
) {
  const { props } = timelineBar({
    placed: {
      interval: {
        kind,
        begin: localDateTime('2026-11-20T06:00:00'),
        end: localDateTime('2026-11-20T07:00:00'),
        isAllDay: false,
        name,
        shortName,
        color: null,
      },
      key: '360/0',
      begin: 360,
      end: 420,
      lane: 0,
      lanes: 1,
      isCutBefore: false,
      isCutAfter: false,
    },
    begin: wallMinutes(localDateTime('2026-11-20T00:00:00')),
    span: { begin: 0, end: 60 },
    minutes: 1440,
    rowHeight: 40,
    hourWidth: width,
    label: name,
    time: '6:00–14:00',
    canOpen: true,
    mark: undefined,
    ...more,
  });
  return props as { children: unknown; 'data-hours'?: string; 'data-clip'?: string };
}

test.each([
  ['the name if it fits', 60, 'Early', 'E', 'Early'],
  ['the short name if the name does not fit', 40, 'Early', 'E', 'E'],
  ['no part of a short name', 29, 'Early', 'EARLY', null],
  ['a whole number', 27, '11', '11', '11'],
  ['no part of a number', 27, '111', '111', null],
  ['a letter if there is room for one', 20, 'Early', 'E', 'E'],
  ['nothing if there is no room for a letter', 19, 'Early', 'E', null],
  [
    'a part of the name in a wide bar',
    130,
    'Maintenance of the assembly line',
    'M',
    expect.stringMatching(/^Main/),
  ],
])('a bar shows %s', (_, width, name, shortName, words) => {
  expect(barOf(width, name, shortName).children).toEqual(words);
});

test('shows no letter in a narrow bar with an icon', () => {
  expect(barOf(28, 'Vacation', 'V', { kind: 'otherA' }).children).toBeNull();
});

test('needs more room for a short name beside an icon', () => {
  expect(barOf(42, '11', '11', { kind: 'otherA' }).children).toBeNull();
  expect(barOf(43, '11', '11', { kind: 'otherA' }).children).toBe('11');
});

test('shows the hours completely or not at all', () => {
  expect(barOf(132, 'Early', 'E')).toMatchObject({ 'data-hours': '6:00–14:00', 'data-clip': undefined });
  expect(barOf(131, 'Early', 'E')['data-hours']).toBeUndefined();
});

test.each([
  ['below the name in a high bar', 40, 'Early'],
  ['instead of the name in a low bar', 36, null],
])('shows the hours %s where they matter more', { tags: ['my-plan-54'] }, (_, rowHeight, words) => {
  const props = barOf(80, 'Early', 'E', { areHoursFirst: true, rowHeight });
  expect(props).toMatchObject({ children: words, 'data-hours': '6:00–14:00', 'data-line': '' });
});

test('shows no hours that do not fit below the name', () => {
  expect(barOf(67, 'Early', 'E', { areHoursFirst: true })['data-hours']).toBeUndefined();
});

import { localDateTime } from '@selfservice/api/core/local-date';
import type { PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import { expect, test } from 'vitest';
import { wallMinutes } from '../geometry/wallMinutes.ts';
import { timelineBar } from './timelineBar.tsx';

/** Returns the props of the bar of a one-hour interval that is `width` pixels wide. */
function barOf(width: number, name: string, shortName: string, kind: PlanIntervalKind = 'shift') {
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
  });
  return props as { children: unknown; 'data-hours'?: string; 'data-clip'?: string };
}

test.each([
  ['the name if it fits', 60, 'Early', 'E', 'Early'],
  ['the short name if the name does not fit', 40, 'Early', 'E', 'E'],
  ['no part of a short name', 27, 'Early', 'EARLY', null],
  ['a whole number', 26, '11', '11', '11'],
  ['no part of a number', 26, '111', '111', null],
  ['a letter if there is room for one', 18, 'Early', 'E', 'E'],
  ['nothing if there is no room for a letter', 17, 'Early', 'E', null],
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

test('shows no letter in a narrow bar with a pattern', () => {
  expect(barOf(25, 'Vacation', 'V', 'otherA').children).toBeNull();
});

test('needs more room for a short name beside an icon', () => {
  expect(barOf(36, '11', '11', 'otherA').children).toBeNull();
  expect(barOf(40, '11', '11', 'otherA').children).toBe('11');
});

test('shows the hours completely or not at all', () => {
  expect(barOf(130, 'Early', 'E')).toMatchObject({ 'data-hours': '6:00–14:00', 'data-clip': undefined });
  expect(barOf(129, 'Early', 'E')['data-hours']).toBeUndefined();
});

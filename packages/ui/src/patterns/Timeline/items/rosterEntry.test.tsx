import { localDateTime } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { wallMinutes } from '../geometry/wallMinutes.ts';
import { rosterEntry } from './rosterEntry.tsx';

/** Returns the props of an all-day entry on a day that is `width` pixels wide. */
function entryOf(width: number, shortName: string) {
  const begin = localDateTime('2026-11-20T00:00:00');
  const { props } = rosterEntry({
    placed: {
      interval: {
        kind: 'otherA',
        begin,
        end: localDateTime('2026-11-21T00:00:00'),
        isAllDay: true,
        name: 'Vacation',
        shortName,
        color: null,
      },
      key: '0/0',
      begin: 0,
      end: 1440,
      lane: 0,
      lanes: 1,
      isCutBefore: false,
      isCutAfter: false,
    },
    begin: wallMinutes(begin),
    span: { begin: 0, end: 1440 },
    minutes: 1440,
    rowHeight: 56,
    hourWidth: width / 24,
    label: 'Vacation',
    time: '',
    canOpen: true,
    mark: undefined,
  });
  return props as { children: unknown; 'data-tight'?: string };
}

test.each([
  ['leaves out the icon', 'DOV', 38, ''],
  ['leaves out the icon', 'LEK', 38, ''],
  ['leaves out the icon and is smaller', 'DOVO', 38, 'small'],
  ['keeps the icon', 'V', 38, undefined],
  ['keeps the icon', 'DOV', 60, undefined],
])('%s beside %s on a day of %i px', (_what, code, width, tight) => {
  expect(entryOf(width, code)).toMatchObject({ children: code, 'data-tight': tight });
});

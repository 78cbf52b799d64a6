import { expect, test } from 'vitest';
import { byBegin, toPlanInterval, toPublicHolidays } from './plan-interval.ts';

const wire = {
  type: 'IPODENSMEN',
  begin: '2026-11-20T22:00:00Z',
  end: '2026-11-21T06:00:00Z',
  isAllDay: false,
  color: '#1A237E',
  name: 'Night shift',
  shortcut: 'N',
};

test('maps every field of the backend', () => {
  expect(toPlanInterval(wire)).toEqual({
    kind: 'shift',
    begin: '2026-11-20T22:00:00',
    end: '2026-11-21T06:00:00',
    isAllDay: false,
    name: 'Night shift',
    shortName: 'N',
    color: '#1a237e',
  });
});

test.each([
  ['IPODENSMEN', 'shift'],
  ['PLNCHANGE', 'planChange'],
  ['IPOPREST', 'otherA'],
  ['IPOPOH', 'otherB'],
  ['WFLREQUEST', 'request'],
  ['IPOSKOLENI', 'other'],
  ['toString', 'other'],
])('maps the type %s to the kind %s', (type, kind) => {
  expect(toPlanInterval({ ...wire, type }).kind).toBe(kind);
});

test.each(['', 'red', '#fff', '#12345g', 'url(#a)'])('maps the invalid colour %j to null', (color) => {
  expect(toPlanInterval({ ...wire, color }).color).toBeNull();
});

test.each([
  ['the next midnight', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', '2026-11-21T00:00:00'],
  ['its own midnight', '2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00'],
  ['its last minute', '2026-11-20T00:00:00Z', '2026-11-20T23:59:00Z', '2026-11-21T00:00:00'],
  ['no time at all', '2026-11-20T00:00:00Z', '9999-12-31T23:59:59.9999999Z', '9999-12-31T00:00:00'],
  ['the third midnight', '2026-11-20T08:00:00Z', '2026-11-23T00:00:00Z', '2026-11-23T00:00:00'],
])('maps a whole day that the server ends at %s to midnights', (...row) => {
  const [, begin, end, expected] = row;
  expect(toPlanInterval({ ...wire, begin, end, isAllDay: true })).toMatchObject({
    begin: '2026-11-20T00:00:00',
    end: expected,
  });
});

test('byBegin sorts by begin, then by end', () => {
  const at = (begin: string, end: string) =>
    toPlanInterval({ ...wire, begin: `2026-11-20T${begin}:00Z`, end: `2026-11-20T${end}:00Z` });
  const sorted = [at('08:00', '10:00'), at('08:00', '10:00'), at('08:00', '12:00'), at('09:00', '09:30')];
  expect(sorted.toReversed().toSorted(byBegin)).toEqual(sorted);
});

test('maps a public holiday', () => {
  expect(toPublicHolidays([{ date: '2026-11-17T00:00:00Z', name: 'Struggle for Freedom Day' }])).toEqual([
    { day: '2026-11-17', name: 'Struggle for Freedom Day' },
  ]);
});

import { expect, test } from 'vitest';
import { localDate, localDateTime } from '../core/local-date.ts';
import type { Permissions } from '../session/permissions.ts';
import { actions, allPermissions } from '../session/permissions.ts';
import { aPlan, aPlanInterval, aPlanRequest } from './my-plan.fixtures.ts';
import { actionsOf, ownDayOf, statesOf } from './plan-day.ts';

const day = localDate('2026-11-23');
const everything = aPlan({
  changeableDays: [day],
  signableDays: [day],
  signedDays: [day],
  signingRequests: [aPlanRequest()],
  changeRequests: [aPlanRequest({ id: 2 })],
});

const without = (how: keyof Permissions, ...names: (keyof typeof actions)[]): Permissions => ({
  ...allPermissions,
  [how]: new Set(names.map((name) => actions[name])),
});

test('statesOf returns all markers of a day', { tags: ['my-plan-15', 'my-plan-37'] }, () => {
  expect(statesOf(day, everything, allPermissions)).toEqual(['changeable', 'signable', 'signed']);
  expect(statesOf(localDate('2026-11-24'), everything, allPermissions)).toEqual([]);
});

test.each(['disabled', 'invisible'] as const)(
  'statesOf leaves out a marker whose permission is %s',
  { tags: ['my-plan-37'] },
  (how) => {
    expect(statesOf(day, everything, without(how, 'planCheck'))).toEqual(['changeable']);
    expect(statesOf(day, everything, without(how, 'planApprove'))).toEqual(['signable', 'signed']);
  },
);

test(
  'offers to sign or review a day with requests, and a new request for any day',
  { tags: ['my-plan-14'] },
  () => {
    const ids = (of: typeof day) => actionsOf(of, everything, allPermissions, null).map(({ id }) => id);
    expect(ids(day)).toEqual(['newRequest', 'mark', 'sign', 'change']);
    expect(ids(localDate('2026-11-24'))).toEqual(['newRequest', 'mark']);
    expect(actionsOf(day, undefined, allPermissions, null).map(({ id }) => id)).toEqual([
      'newRequest',
      'mark',
    ]);
  },
);

test('keeps a disabled action and leaves out a hidden one', { tags: ['my-plan-38'] }, () => {
  const disabled = without('disabled', 'absence', 'planCheck');
  expect(actionsOf(day, everything, disabled, null)).toEqual([
    { id: 'newRequest', isAllowed: false },
    { id: 'sign', isAllowed: false },
    { id: 'change', isAllowed: true },
  ]);
  const hidden = without('invisible', 'absence', 'planApprove');
  expect(actionsOf(day, everything, hidden, null)).toEqual([{ id: 'sign', isAllowed: true }]);
});

test('offers to mark up to a second day, but not to mark a marked day again', () => {
  const marked = { first: day, last: localDate('2026-11-24') };
  const ids = (of: typeof day) => actionsOf(of, undefined, allPermissions, marked).map(({ id }) => id);
  expect(ids(localDate('2026-11-26'))).toEqual(['newRequest', 'markTo']);
  expect(ids(day)).toEqual(['newRequest']);
});

const second = localDate('2026-11-24');
const row = { day: second };
const night = aPlanInterval({
  begin: localDateTime('2026-11-23T22:00:00'),
  end: localDateTime('2026-11-24T06:00:00'),
});

test(
  'a night shift belongs to its first day, also in the row of the second day',
  { tags: ['my-plan-29'] },
  () => {
    expect(ownDayOf({ row, interval: night })).toBe('2026-11-23');
  },
);

test('a free place in a row belongs to the day of the row', () => {
  expect(ownDayOf({ row, interval: null })).toBe(second);
});

test('an interval of several days belongs to the day of the row', () => {
  const end = localDateTime('2026-11-26T00:00:00');
  expect(ownDayOf({ row, interval: { ...night, end } })).toBe(second);
  expect(ownDayOf({ row, interval: { ...night, isAllDay: true } })).toBe(second);
});

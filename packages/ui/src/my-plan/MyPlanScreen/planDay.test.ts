import { localDate } from '@selfservice/api/core/local-date';
import type { Permissions } from '@selfservice/api/session/permissions';
import { actions, allPermissions } from '@selfservice/api/session/permissions';
import { expect, test } from 'vitest';
import { aPlan, aPlanRequest } from '../my-plan.fixtures.ts';
import { actionsOf, statesOf } from './planDay.ts';

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

test('a day wears every marker that it has', () => {
  expect(statesOf(day, everything, allPermissions)).toEqual(['changeable', 'signable', 'signed']);
  expect(statesOf(localDate('2026-11-24'), everything, allPermissions)).toEqual([]);
});

test.each(['disabled', 'invisible'] as const)('a marker needs its right, which can be %s', (how) => {
  expect(statesOf(day, everything, without(how, 'planCheck'))).toEqual(['changeable']);
  expect(statesOf(day, everything, without(how, 'planApprove'))).toEqual(['signable', 'signed']);
});

test('what waits can be done about its day, and a new request about any', () => {
  const ids = (of: typeof day) => actionsOf(of, everything, allPermissions, null).map(({ id }) => id);
  expect(ids(day)).toEqual(['newRequest', 'mark', 'sign', 'change']);
  expect(ids(localDate('2026-11-24'))).toEqual(['newRequest', 'mark']);
  expect(actionsOf(day, undefined, allPermissions, null).map(({ id }) => id)).toEqual(['newRequest', 'mark']);
});

test('a disabled action stays visible, a hidden one does not', () => {
  const disabled = without('disabled', 'absence', 'planCheck');
  expect(actionsOf(day, everything, disabled, null)).toEqual([
    { id: 'newRequest', isAllowed: false },
    { id: 'sign', isAllowed: false },
    { id: 'change', isAllowed: true },
  ]);
  const hidden = without('invisible', 'absence', 'planApprove');
  expect(actionsOf(day, everything, hidden, null)).toEqual([{ id: 'sign', isAllowed: true }]);
});

test('a second day is marked with all between, and one that is marked cannot be marked again', () => {
  const marked = { first: day, last: localDate('2026-11-24') };
  const ids = (of: typeof day) => actionsOf(of, undefined, allPermissions, marked).map(({ id }) => id);
  expect(ids(localDate('2026-11-26'))).toEqual(['newRequest', 'markTo']);
  expect(ids(day)).toEqual(['newRequest']);
});

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
  const ids = (of: typeof day) => actionsOf(of, everything, allPermissions).map(({ id }) => id);
  expect(ids(day)).toEqual(['newRequest', 'sign', 'change']);
  expect(ids(localDate('2026-11-24'))).toEqual(['newRequest']);
  expect(actionsOf(day, undefined, allPermissions).map(({ id }) => id)).toEqual(['newRequest']);
});

test('a disabled action stays visible, a hidden one does not', () => {
  const disabled = without('disabled', 'absence', 'planCheck');
  expect(actionsOf(day, everything, disabled)).toEqual([
    { id: 'newRequest', isAllowed: false },
    { id: 'sign', isAllowed: false },
    { id: 'change', isAllowed: true },
  ]);
  const hidden = without('invisible', 'absence', 'planApprove');
  expect(actionsOf(day, everything, hidden)).toEqual([{ id: 'sign', isAllowed: true }]);
});

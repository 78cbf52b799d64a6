import { actions, allPermissions } from '../session/permissions.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountBalance, daysAfter } from './account-balance.ts';

const name = { en: 'Vacation', cs: 'Dovolená', sk: 'Dovolenka' };
const balances = {
  vacation: { days: 14.5, minutes: 6960, name },
  additionalVacation1: { days: null, minutes: null, name: { en: 'Sick days', cs: '', sk: '' } },
  additionalVacation2: null,
};

test('accountBalance returns the balance of the dashboard with the name of the account', () => {
  const left = { days: 14.5, minutes: 6960 };
  expect(accountBalance('Vacation', balances, allPermissions, 'en')).toEqual(left);
  expect(accountBalance(' dovolená', balances, allPermissions, 'cs')).toEqual(left);
  expect(accountBalance('Doctor', balances, allPermissions, 'en')).toBeNull();
  expect(accountBalance('', balances, allPermissions, 'cs')).toBeNull();
});

test('accountBalance returns null for a balance without numbers or without the right to see it', () => {
  expect(accountBalance('Sick days', balances, allPermissions, 'en')).toBeNull();
  const disabled = { ...allPermissions, disabled: new Set([actions.dashboardVacation]) };
  expect(accountBalance('Vacation', balances, disabled, 'en')).toBeNull();
});

test('daysAfter subtracts one for each day with a planned shift', () => {
  expect(daysAfter(14.5, 3)).toBe(11.5);
  expect(daysAfter(null, 3)).toBeNull();
  expect(daysAfter(14.5, null)).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 60 }), fc.nat(60), fc.nat(60), (left, one, other) => {
      const halves = left / 2;
      expect(daysAfter(daysAfter(halves, one), other)).toBe(daysAfter(halves, one + other));
    }),
  );
});

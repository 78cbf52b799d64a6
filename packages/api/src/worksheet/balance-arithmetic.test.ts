import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthBalanceTerms } from './balance-arithmetic.ts';

const amount = fc.integer({ min: -20_000, max: 20_000 });
const fundOf = (shiftMinutes: number | null) => ({
  shiftMinutes,
  shiftCount: null,
  calendarMinutes: null,
  statutoryMinutes: null,
});
const sumsOf = (
  workedMinutes: number | null,
  excusedMinutes: number | null,
  balanceMinutes: number | null,
) => ({
  workedMinutes,
  excusedMinutes,
  unexcusedMinutes: null,
  balanceMinutes,
});

test('the balance of the month is worked plus excused minus planned time', () => {
  expect(monthBalanceTerms({ sums: sumsOf(9905, null, 305), fund: fundOf(9600) })).toEqual([
    { of: 'worked', minutes: 9905 },
    { of: 'excused', minutes: 0 },
    { of: 'planned', minutes: -9600 },
  ]);
  expect(monthBalanceTerms({ sums: sumsOf(0, 0, 0), fund: fundOf(0) })?.[2]).toEqual({
    of: 'planned',
    minutes: 0,
  });
});

test('terms are null unless they add up to the balance of the server', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (worked, excused, planned, balance) => {
      const terms = monthBalanceTerms({ sums: sumsOf(worked, excused, balance), fund: fundOf(planned) });
      expect(terms !== null).toBe(worked + excused - planned === balance);
    }),
  );
});

test('terms are null if an amount is missing', () => {
  expect(monthBalanceTerms({ sums: sumsOf(null, 0, 0), fund: fundOf(0) })).toBeNull();
  expect(monthBalanceTerms({ sums: sumsOf(0, 0, null), fund: fundOf(0) })).toBeNull();
  expect(monthBalanceTerms({ sums: sumsOf(0, 0, 0), fund: fundOf(null) })).toBeNull();
});

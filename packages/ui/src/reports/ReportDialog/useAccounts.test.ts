import { localDate } from '@selfservice/api/core/local-date';
import { freshValues } from '@selfservice/api/reports/report-values';
import { expect, test } from 'vitest';
import { withKnownAccounts } from './useAccounts.ts';

const a = { id: 'a', name: 'A' };
const b = { id: 'b', name: 'B' };

test.each([
  ['keeps an account that exists', 'b', [a, b], 'b'],
  ['returns null for an account that no longer exists', 'c', [a, b], null],
  ['chooses the only account', null, [a], 'a'],
  ['returns null before the accounts are loaded', 'a', undefined, null],
])('%s', { tags: ['reports-18'] }, (_, account, data, known) => {
  const values = { ...freshValues(localDate('2026-11-20')), account };
  expect(withKnownAccounts(values, { account: { data }, holidayAccount: { data: [] } }).account).toBe(known);
});

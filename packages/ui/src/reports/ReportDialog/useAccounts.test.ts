import { localDate } from '@selfservice/api/core/local-date';
import { freshValues } from '@selfservice/api/reports/report-values';
import { expect, test } from 'vitest';
import { withKnownAccounts } from './useAccounts.ts';

const a = { id: 'a', name: 'A' };
const b = { id: 'b', name: 'B' };

test.each([
  ['one that is there stays', 'b', [a, b], 'b'],
  ['one that has gone is none', 'c', [a, b], null],
  ['the only one is chosen already', null, [a], 'a'],
  ['none is chosen before they are known', 'a', undefined, null],
])('%s', (_, account, data, known) => {
  const values = { ...freshValues(localDate('2026-11-20')), account };
  expect(withKnownAccounts(values, { account: { data }, holidayAccount: { data: [] } }).account).toBe(known);
});

import { localDate, monthOf } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { formatMonth, formatMonthName } from './formatMonth.ts';

const month = monthOf(localDate('2026-11-01'));

test.each([
  ['en', 'November', 'November 2026'],
  ['cs', 'listopad', 'listopad 2026'],
  ['sk', 'november', 'november 2026'],
] as const)('names a month in %s in the form in which it stands alone', (language, name, full) => {
  expect(formatMonthName(month, language)).toBe(name);
  expect(formatMonth(month, language)).toBe(full);
});

import { localDate, monthOf } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { atStart, formatMonth, formatMonthName } from './formatMonth.ts';

const month = monthOf(localDate('2026-11-01'));

test.each([
  ['en', 'November', 'November 2026'],
  ['cs', 'listopad', 'listopad 2026'],
  ['sk', 'november', 'november 2026'],
] as const)('formats a month in %s in the nominative', (language, name, full) => {
  expect(formatMonthName(month, language)).toBe(name);
  expect(formatMonth(month, language)).toBe(full);
});

test.each([
  ['en', 'November 2026'],
  ['cs', 'Listopad 2026'],
  ['sk', 'November 2026'],
] as const)('capitalises a month at the start of a label in %s', (language, label) => {
  expect(atStart(formatMonth(month, language), language)).toBe(label);
});

test('capitalises a letter with an accent', () => {
  expect(atStart('říjen', 'cs')).toBe('Říjen');
});

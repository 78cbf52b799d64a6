import type { LocalMonth } from '@selfservice/api/core/local-date';
import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, test } from 'vitest';
import { shiftTotals } from './shiftTotals.ts';

const night = aPlanInterval({
  begin: localDateTime('2026-11-30T22:00:00'),
  end: localDateTime('2026-12-01T06:30:00'),
  day: localDate('2026-11-30'),
});
const totalsOf = (month: string) =>
  shiftTotals({
    month: month as LocalMonth,
    intervals: [aPlanInterval(), night, aPlanInterval({ kind: 'request' })],
  });

test('shiftTotals adds up shifts and no other intervals', () => {
  expect(totalsOf('2026-11')).toEqual({ shifts: 2, minutes: 990 });
});

test('shiftTotals counts a night shift in the month of its first day', () => {
  expect(totalsOf('2026-12')).toEqual({ shifts: 0, minutes: 0 });
});

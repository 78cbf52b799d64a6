import type { LocalMonth } from '@selfservice/api/core/local-date';
import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { aWeekSum, aWorksheet, aWorksheetDay } from '../worksheet.fixtures.ts';
import { chartDays, mostMinutes } from './chartDays.ts';

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-11', 30],
  ['2026-10', 31],
])('chartDays of %s returns all %i days', (month, count) => {
  const days = chartDays(aWorksheet({ month: month as LocalMonth, rows: [] }));
  expect(days.map(({ day }) => day)).toEqual(
    Array.from({ length: count }, (_, place) => `${month}-${String(place + 1).padStart(2, '0')}`),
  );
  expect(mostMinutes(days)).toBe(480);
});

test('a day has the amounts of its row, and the planned time if it agrees with the fund', () => {
  const excused = aWorksheetDay({
    day: localDate('2026-10-06'),
    workedMinutes: null,
    excusedMinutes: 600,
    balanceMinutes: 120,
  });
  const rows = [aWorksheetDay(), excused, aWeekSum()];
  const fund = { shiftMinutes: 960, shiftCount: 2, calendarMinutes: null, statutoryMinutes: null };
  const days = chartDays(aWorksheet({ rows, fund }));
  expect(days.slice(4, 7)).toEqual([
    { day: '2026-10-05', workedMinutes: 488, excusedMinutes: 0, plannedMinutes: 480 },
    { day: '2026-10-06', workedMinutes: 0, excusedMinutes: 600, plannedMinutes: 480 },
    { day: '2026-10-07', workedMinutes: 0, excusedMinutes: 0, plannedMinutes: null },
  ]);
  expect(mostMinutes(days)).toBe(600);
  expect(chartDays(aWorksheet({ rows, fund: { ...fund, shiftMinutes: 1 } }))[4]?.plannedMinutes).toBeNull();
});

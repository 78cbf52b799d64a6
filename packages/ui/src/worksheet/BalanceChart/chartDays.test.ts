import type { LocalMonth } from '@selfservice/api/core/local-date';
import { localDate } from '@selfservice/api/core/local-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aWeekSum, aWorksheet, aWorksheetDay } from '../worksheet.fixtures.ts';
import { chartDays } from './chartDays.ts';

const dayAt = (number: number) => localDate(`2026-10-${String(number).padStart(2, '0')}`);
const balanceOf = (balanceMinutes: number | null) => ({ ...aWorksheet().sums, balanceMinutes });

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
  expect(days.every(({ runningMinutes }) => runningMinutes === null)).toBe(true);
});

test('a day has the sum of the balances of its rows, and the running balance ends with the last balance', () => {
  const rows = [
    aWorksheetDay({ day: dayAt(5), balanceMinutes: 8 }),
    aWorksheetDay({ day: dayAt(6), balanceMinutes: null, errors: ['A departure is missing.'] }),
    aWorksheetDay({ day: dayAt(7), balanceMinutes: 5 }),
    aWorksheetDay({ day: dayAt(7), balanceMinutes: -20 }),
    aWeekSum(),
  ];
  expect(chartDays(aWorksheet({ rows, sums: balanceOf(-7) })).slice(3, 8)).toEqual([
    { day: '2026-10-04', balanceMinutes: null, isFaulty: false, runningMinutes: 0 },
    { day: '2026-10-05', balanceMinutes: 8, isFaulty: false, runningMinutes: 8 },
    { day: '2026-10-06', balanceMinutes: null, isFaulty: true, runningMinutes: 8 },
    { day: '2026-10-07', balanceMinutes: -15, isFaulty: false, runningMinutes: -7 },
    { day: '2026-10-08', balanceMinutes: null, isFaulty: false, runningMinutes: null },
  ]);
});

test('there is a running balance only if the days add up to the balance of the month', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -600, max: 600 }), { minLength: 1, maxLength: 31 }),
      fc.option(fc.integer({ min: -3, max: 3 })),
      (balances, difference) => {
        const rows = balances.map((balanceMinutes, place) =>
          aWorksheetDay({ day: dayAt(place + 1), balanceMinutes }),
        );
        const total = balances.reduce((sum, minutes) => sum + minutes, 0);
        const sums = balanceOf(difference === null ? null : total + difference);
        const ends = chartDays(aWorksheet({ rows, sums })).flatMap(
          ({ runningMinutes }) => runningMinutes ?? [],
        );
        expect(ends.at(-1)).toBe(difference === 0 ? total : undefined);
      },
    ),
  );
});

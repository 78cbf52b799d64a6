import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { plannedTimes } from './planned-time.ts';
import type { WorkedTime, WorksheetDay, WorksheetRow, WorksheetWeekSum } from './worksheet.ts';

const fundOf = (shiftMinutes: number | null) => ({
  shiftMinutes,
  shiftCount: null,
  calendarMinutes: null,
  statutoryMinutes: null,
});
const time = (worked: number | null, excused: number | null, balance: number | null): WorkedTime => ({
  workedMinutes: worked,
  excusedMinutes: excused,
  unexcusedMinutes: null,
  balanceMinutes: balance,
});
const dayOf = (amounts: WorkedTime, shiftName = 'Day shift'): WorksheetDay => ({
  kind: 'day',
  day: localDate('2026-11-02'),
  heading: null,
  shiftName,
  passes: [],
  note: '',
  accountName: null,
  errors: [],
  ...amounts,
});
const weekOf = (amounts: WorkedTime): WorksheetWeekSum => ({ kind: 'weekSum', heading: null, ...amounts });
const planOf = (rows: readonly WorksheetRow[], fund: number | null) => {
  const planned = plannedTimes({ rows: [...rows], fund: fundOf(fund) });
  return rows.map((row) => planned.get(row) ?? null);
};

const minutes = fc.nat(900);
const days = fc.array(fc.record({ worked: minutes, excused: minutes, planned: minutes }), { maxLength: 7 });

test('plannedTimes computes the planned time of any days and weeks from their balances', () => {
  fc.assert(
    fc.property(fc.array(days, { maxLength: 5 }), (weeks) => {
      const sum = (all: typeof weeks, of: 'worked' | 'excused' | 'planned') =>
        all.flat().reduce((total, day) => total + day[of], 0);
      const rows = weeks.flatMap((week) => [
        ...week.map(({ worked, excused, planned }) =>
          dayOf(time(worked, excused, worked + excused - planned)),
        ),
        weekOf(
          time(
            sum([week], 'worked'),
            sum([week], 'excused'),
            sum([week], 'worked') + sum([week], 'excused') - sum([week], 'planned'),
          ),
        ),
      ]);
      const fund = sum(weeks, 'planned');
      const expected = weeks.flatMap((week) => [
        ...week.map(({ planned }) => planned),
        sum([week], 'planned'),
      ]);
      expect(planOf(rows, fund)).toEqual(expected);
      // A fund that differs by one minute contradicts the balances.
      for (const other of [fund + 1, fund - 1, null])
        expect(planOf(rows, other)).toEqual(expected.map(() => null));
    }),
  );
});

test('a day without a balance and its week have no planned time; other days have', () => {
  const rows = [
    dayOf(time(480, null, 0)),
    dayOf(time(120, null, null)),
    // The sum of the other day.
    weekOf(time(480, null, 0)),
    dayOf(time(450, 30, 0)),
    weekOf(time(450, 30, 0)),
  ];
  expect(planOf(rows, 1440)).toEqual([480, null, null, 480, 480]);
});

test('a day off has no planned time', () => {
  expect(planOf([dayOf(time(null, null, null), ''), dayOf(time(60, null, 60), '')], 0)).toEqual([null, null]);
});

test('returns no planned times if one of them would be negative', () => {
  expect(planOf([dayOf(time(60, null, 90)), dayOf(time(480, null, 0))], 450)).toEqual([null, null]);
});

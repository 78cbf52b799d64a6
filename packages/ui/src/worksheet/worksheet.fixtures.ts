import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { Worksheet, WorksheetDay, WorksheetWeekSum } from '@selfservice/api/worksheet/worksheet';

/** The month of the stories, before the current month. */
export const october = '2026-10' as LocalMonth;

/** Returns a working day with some differences. */
export function aWorksheetDay(differences: Partial<WorksheetDay> = {}): WorksheetDay {
  return {
    kind: 'day',
    day: localDate('2026-10-05'),
    heading: null,
    shiftName: 'Day shift',
    passes: [
      { at: localDateTime('2026-10-05T07:54:00'), text: 'In' },
      { at: localDateTime('2026-10-05T16:32:00'), text: 'Out' },
    ],
    note: '',
    accountName: null,
    errors: [],
    workedMinutes: 488,
    excusedMinutes: null,
    unexcusedMinutes: null,
    balanceMinutes: 8,
    ...differences,
  };
}

/** Returns the sum of a week with some differences. */
export function aWeekSum(differences: Partial<WorksheetWeekSum> = {}): WorksheetWeekSum {
  return {
    kind: 'weekSum',
    heading: null,
    workedMinutes: 2408,
    excusedMinutes: null,
    unexcusedMinutes: null,
    balanceMinutes: 8,
    ...differences,
  };
}

/** Returns a confirmed worksheet of one week that can be signed, with some differences. */
export function aWorksheet(differences: Partial<Worksheet> = {}): Worksheet {
  return {
    month: october,
    fullName: 'Dvořáková Jana',
    personalNumber: '1001',
    centreName: 'Assembly',
    model: 'Day shifts, 40 h',
    confirmation: { by: 'Mgr. Horáková Eva', at: localDateTime('2026-11-02T09:12:00') },
    approval: { by: 'Ing. Svoboda Petr, Ph.D.', at: localDateTime('2026-11-01T15:40:00') },
    signature: null,
    canSign: true,
    isAnyPublished: true,
    containsUnpublished: false,
    rows: [
      aWorksheetDay({ heading: 'Week 41' }),
      aWorksheetDay({
        day: localDate('2026-10-10'),
        shiftName: '',
        passes: [],
        workedMinutes: null,
        balanceMinutes: null,
      }),
      aWeekSum(),
    ],
    otherErrors: [],
    accounts: [{ id: 1, name: 'Worked time', minutes: 2408, days: 5 }],
    fund: { shiftMinutes: 2400, shiftCount: 5, calendarMinutes: 10_080, statutoryMinutes: 10_560 },
    hasCalendarFund: true,
    sums: { workedMinutes: 2408, excusedMinutes: null, unexcusedMinutes: null, balanceMinutes: 8 },
    carry: { fromPreviousMinutes: -133, balanceMinutes: -125, toNextMinutes: -125, nextBalanceMinutes: -125 },
    hasAttachments: true,
    ...differences,
  };
}

import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { localDate, monthOf } from '@selfservice/api/core/local-date';
import { addDays, addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { worksheetSchema } from '@selfservice/api/worksheet/worksheet.wire';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Database } from '../core/database.ts';
import { ownGrant } from '../core/database.ts';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';
import { dateTimeOf } from '../core/wire-dates.ts';
import { decideOvertime } from '../overtime/decide-overtime.ts';
import { overtimeRows } from '../overtime/overtime-rows.ts';
import { aDatabase } from '../requests/requests.fixtures.ts';
import { worksheetAnswer } from './worksheet-answer.ts';
import { worksheetDays } from './worksheet-month.ts';

type Answer = v.InferInput<typeof worksheetSchema>;
type Row = Answer['IpodensmenCeleks'][number];

const jana = people.employee.ref;
const november = '2026-11' as LocalMonth;
const today = '2026-11-20' as LocalDate;
const lastDayOf = (month: LocalMonth) => addDays(localDate(`${addMonths(month, 1)}-01`), -1);

function sheetOf(
  database: Database,
  person: PersonKey,
  month: LocalMonth,
  endDate = month === november ? today : lastDayOf(month),
): Answer | null {
  return worksheetAnswer(database, ownGrant(person), month, endDate, 'en');
}

const sum = (rows: readonly Row[], of: 'ODPRAC' | 'OMLUV' | 'OMLUV_NE' | 'SALDO') => {
  const known = rows.map((row) => row[of] ?? null).filter((minutes) => minutes !== null);
  return known.length === 0 ? null : known.reduce((one, other) => one + other, 0);
};
const amounts = ['ODPRAC', 'OMLUV', 'OMLUV_NE', 'SALDO'] as const;
const amountsOf = (rows: readonly Row[]) => amounts.map((of) => sum(rows, of));
const daysOf = (sheet: Answer) => sheet.IpodensmenCeleks.filter(({ SumFooter }) => !SumFooter);
const errorDays = (sheet: Answer) => new Set(sheet.PracListChyby?.map(({ DEN }) => DEN));

const months = Array.from({ length: 14 }, (_, before) => addMonths(november, 1 - before));

describe.each(personKeys)('the worksheets of %s', (person) => {
  const database = aDatabase();
  const sheets = months
    .map((month) => sheetOf(database, person, month))
    .filter((sheet): sheet is Answer => sheet !== null);

  test('add up from days to weeks, from weeks to the month, and to the balance with carry-over', () => {
    for (const sheet of sheets) {
      const rows = sheet.IpodensmenCeleks;
      const ends = rows.flatMap(({ SumFooter }, index) => (SumFooter ? [index] : []));
      expect(ends.at(-1)).toBe(rows.length - 1);
      for (const [place, end] of ends.entries()) {
        const week = rows.slice((ends[place - 1] ?? -1) + 1, end);
        expect(amounts.map((of) => rows[end]?.[of])).toEqual(amountsOf(week));
      }
      const { SumOdprac, SumOmluv, SumOmluvNe, SumSaldo, SumSaldoSprevodem, PrevodMinuly } = sheet;
      expect([SumOdprac, SumOmluv, SumOmluvNe, SumSaldo]).toEqual(amountsOf(daysOf(sheet)));
      expect(SumSaldoSprevodem).toBe((PrevodMinuly ?? 0) + (SumSaldo ?? 0));
    }
  });

  test('book all worked and excused time on accounts', () => {
    for (const sheet of sheets) {
      const accounts = sheet.PracListMesUcty ?? [];
      const minutes = (isMeant: (id: unknown) => boolean) =>
        accounts.filter(({ Ucet }) => isMeant(Ucet)).reduce((all, { Hodiny }) => all + (Hodiny ?? 0), 0);
      // Overtime for time off is worked time; paid overtime is beside it.
      expect(minutes((id) => id === 1 || id === 51)).toBe(sheet.SumOdprac ?? 0);
      expect(minutes((id) => ![1, 40, 50, 51, 52].includes(Number(id)))).toBe(sheet.SumOmluv ?? 0);
    }
  });

  test('have the balance worked plus excused minus the fund, if no day has an error', () => {
    const isWhole = (sheet: Answer) =>
      daysOf(sheet).every(({ SALDO, SMENA_NAZEV }) => SMENA_NAZEV === null || SALDO !== null);
    const closed = sheets.filter((sheet) => monthOf(dateTimeOf(sheet.Mesic)) !== november);
    expect(closed.filter((sheet) => !isWhole(sheet))).toEqual([]);
    for (const sheet of sheets.filter(isWhole)) {
      const { SumOdprac, SumOmluv, FondDlePlanuSmenMinuty, SumSaldo } = sheet;
      const balance = (SumOdprac ?? 0) + (SumOmluv ?? 0) - (FondDlePlanuSmenMinuty ?? 0);
      expect(SumSaldo ?? 0).toBe(balance);
    }
  });

  test('have the balance worked plus excused minus planned on each day', () => {
    const { ref } = people[person];
    for (const sheet of sheets) {
      const days = worksheetDays(database, ref, monthOf(dateTimeOf(sheet.Mesic)));
      for (const { balance, worked, excused, planned } of days.filter((day) => day.balance !== null))
        expect(balance).toBe((worked ?? 0) + (excused ?? 0) - planned);
    }
  });

  test('begin each month with the carry-over of the previous month', () => {
    for (const sheet of sheets) {
      const before = sheetOf(database, person, addMonths(monthOf(dateTimeOf(sheet.Mesic)), -1));
      if (before?.PrevodDoDalsiho == null) continue;
      expect(sheet.PrevodMinuly).toBe(before.PrevodDoDalsiho);
      expect(before.SaldoVPristim).toBe(sheet.PrevodMinuly);
    }
  });
});

test('the months of the employee show every state', () => {
  const database = aDatabase();
  const outline = Array.from({ length: 17 }, (_, index) => addMonths(november, 2 - index)).map((month) => {
    const sheet = sheetOf(database, 'employee', month);
    if (!sheet) return null;
    const { Schvalil, Potvrdil, PodepsalKind, canSign, IpodensmenCeleks } = sheet;
    return [Boolean(Schvalil), Boolean(Potvrdil), PodepsalKind ?? null, canSign, IpodensmenCeleks.length > 0];
  });
  expect(outline).toEqual([
    null,
    [false, false, null, false, true],
    [false, false, null, true, true],
    [true, true, null, true, true],
    [true, true, 'electronic', true, true],
    [true, true, 'hand', false, true],
    [true, true, null, false, true],
    [true, false, null, false, true],
    ...Array.from({ length: 7 }, () => [true, true, 'electronic', false, true]),
    [false, false, null, false, false],
    null,
  ]);
});

test('the current month has an error with a balance and an error without one', () => {
  const sheet = sheetOf(aDatabase(), 'employee', november);
  const faulty = sheet ? daysOf(sheet).filter(({ DEN }) => DEN && errorDays(sheet).has(DEN)) : [];
  expect(faulty.map(({ SALDO }) => SALDO === null)).toEqual([false, true]);
  expect(faulty[1]).toMatchObject({ ODPRAC: null, Pruchody: [{ TypPruchoduTxt: 'In' }] });
});

test('today is computed until now, and requested future days reduce the balance', () => {
  const database = aDatabase();
  const row = (endDate: LocalDate) => {
    const sheet = sheetOf(database, 'employee', november, endDate);
    return sheet ? daysOf(sheet).at(-1) : undefined;
  };
  expect(row(addDays(today, -1))?.DEN).toBe('2026-11-19T00:00:00Z');
  // The early arrival does not count, and the day has no balance before its end.
  expect(row(today)).toMatchObject({ ODPRAC: 0, SALDO: null, Pruchody: [{ TypPruchoduTxt: 'In' }] });
  expect(row(localDate('2026-11-30'))).toMatchObject({ ODPRAC: null, SALDO: -450, Pruchody: [] });
});

test('a fully excused day has the balance 0 and names its account', () => {
  const sheet = sheetOf(aDatabase(), 'employee', november);
  const excused = sheet ? daysOf(sheet).filter(({ OMLUV }) => OMLUV !== null) : [];
  expect(excused.map(({ ODPRAC, OMLUV, SALDO, UCET }) => [ODPRAC, OMLUV, SALDO, UCET])).toEqual([
    [null, 480, 0, 10],
    [null, 480, 0, 10],
  ]);
});

test('approved overtime is booked: for time off as worked time, paid overtime on its account', () => {
  const database = aDatabase();
  const ofEmployee = [...overtimeRows(database).values()].filter(({ personRef }) => personRef === jana);
  const pending = ofEmployee.find(({ state, account }) => state === 'pending' && account === 'paid');
  const hours = () =>
    sheetOf(database, 'employee', november)?.PracListMesUcty?.map(({ Ucet, Hodiny }) => [Ucet, Hodiny]);
  const before = sheetOf(database, 'employee', november);
  expect(hours()).toContainEqual([51, 150]);
  expect(hours()?.map(([account]) => account)).not.toContain(50);
  expect(decideOvertime(database, ownGrant('employee'), pending?.id ?? 0, true)).toBeUndefined();
  expect(hours()).toContainEqual([50, 150]);
  expect(sheetOf(database, 'employee', november)?.SumSaldo).toBe(before?.SumSaldo);
});

test('a person on the first day of work has a worksheet from that day on and none before', () => {
  const database = aDatabase();
  const sheet = sheetOf(database, 'firstDay', november);
  expect(sheet && daysOf(sheet).map(({ DEN }) => DEN)).toEqual(['2026-11-20T00:00:00Z']);
  expect(sheetOf(database, 'firstDay', addMonths(november, -1))).toBeNull();
});

test('each week has one heading with its ISO number', () => {
  const sheet = sheetOf(aDatabase(), 'employee', '2026-10' as LocalMonth);
  const headings = sheet?.IpodensmenCeleks.flatMap(({ RowHeader }) => RowHeader ?? []);
  expect(headings).toEqual(['Week 40', 'Week 41', 'Week 42', 'Week 43', 'Week 44']);
  const january = worksheetAnswer(
    aDatabase({ at: '2027-01-10T08:00:00' }),
    ownGrant('employee'),
    '2027-01' as LocalMonth,
    localDate('2027-01-10'),
    'cs',
  );
  expect(january?.IpodensmenCeleks.flatMap(({ RowHeader }) => RowHeader ?? [])).toEqual([
    'Týden 53',
    'Týden 1',
  ]);
});

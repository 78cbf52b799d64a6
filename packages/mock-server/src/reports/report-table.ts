import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import type { Texts } from '../core/texts.ts';
import { planDays } from '../my-plan/plan-day.ts';
import { otherLabels } from '../my-plan/plan-labels.ts';
import { planRowsOf } from '../my-plan/plan-rows.ts';
import { planPersonOf } from '../my-plan/shift-patterns.ts';
import { overtimeOf } from '../overtime/overtime-rows.ts';
import { accounts } from '../requests/accounts.ts';
import type { EntitlementKind } from '../requests/entitlements.ts';
import { accountOfKind, minutesOfWorkday } from '../requests/entitlements.ts';
import { takenDays, vacationAccountOf } from '../requests/vacation-account.ts';
import type { WorksheetDayRow } from '../worksheet/worksheet-day.ts';
import { carryInto, sumOf, worksheetDays } from '../worksheet/worksheet-month.ts';
import { dayErrorWords } from '../worksheet/worksheet-words.ts';
import type { ReportOrder } from './read-report.ts';
import { reportDays } from './report-days.ts';
import { dayText, durationText, monthText, numberText, timeText } from './report-texts.ts';
import { reportWords } from './report-words.ts';

/** A table of a report. */
export interface ReportTable {
  head: readonly Texts[];
  rows: readonly (readonly string[])[];
}

type Content = (database: Database, order: ReportOrder) => ReportTable[];

/** The content of the reports that do not show the plan. */
const contents: Partial<Record<string, Content>> = {
  'Reports.VacationRemaining': remainingVacation,
  'Reports.VacationStatistics': vacationStatistics,
  'Reports.Worksheet': worksheet,
  'Reports.BalanceStatistics': (database, order) => [
    ...balances(database, order),
    ...(order.values.get('extended') === 'true' ? plan(database, order) : []),
  ],
  'Reports.DailyAccounts': dailyAccounts,
  'Reports.Overtimes': overtimes,
  'Reports.FirstLastPasses': passes(() => true),
  'Reports.MissingPasses': passes(({ error }) => error !== null && error !== dayErrorWords.early),
  'Reports.SyntaxErrors': errors,
  'Reports.LateArrivals': listedDays(reportWords.unexcused, ({ unexcused }) => unexcused),
  'Reports.MissedShifts': listedDays(reportWords.shift, ({ planned, worked, excused }) =>
    planned > 0 && worked === null && excused === null ? planned : null,
  ),
};

/** Returns the tables of a report, from the rows that the screens show. */
export function tablesOf(database: Database, order: ReportOrder): ReportTable[] {
  return (contents[order.kind.className] ?? plan)(database, order);
}

function remainingVacation(database: Database, { personRef, values, language }: ReportOrder): ReportTable[] {
  const person = planPersonOf(database.scenario.seed, personRef);
  const days = (minutes: number) => numberText(minutes / minutesOfWorkday(person), language);
  const year = Number((values.get('date') ?? '').slice(0, 4));
  const rows = (['vacation', 'sickDays', 'longService'] satisfies EntitlementKind[]).flatMap((kind) => {
    const account = vacationAccountOf(database, personRef, kind, year);
    if (!account) return [];
    const { entitled, taken, remaining } = account;
    const name = accounts[accountOfKind[kind]].names[language];
    return [[name, days(entitled), days(taken), days(remaining)]];
  });
  const { account, entitled, taken, remaining } = reportWords;
  return [{ head: [account, entitled, taken, remaining], rows }];
}

function vacationStatistics(database: Database, { personRef, values, language }: ReportOrder): ReportTable[] {
  const person = planPersonOf(database.scenario.seed, personRef);
  const text = (minutes: number) => numberText(minutes / minutesOfWorkday(person), language);
  const year = Number(database.scenario.at.slice(0, 4));
  const years = values.get('currentYear') === 'true' ? [year] : [year - 1, year];
  return years.flatMap((each) => {
    const account = vacationAccountOf(database, personRef, 'vacation', each);
    if (!account) return [];
    const byMonth = Map.groupBy(takenDays(database, personRef, 'vacation', each), ({ day }) => monthOf(day));
    const rows = [...byMonth].map(([month, list]) => [
      monthText(month, language),
      text(list.reduce((sum, { minutes }) => sum + minutes, 0)),
    ]);
    const { month, taken, entitled, remaining } = reportWords;
    return [
      {
        head: [month, taken],
        rows: [
          ...rows,
          [`${entitled[language]} ${each}`, text(account.entitled)],
          [`${taken[language]} ${each}`, text(account.taken)],
          [`${remaining[language]} ${each}`, text(account.remaining)],
        ],
      },
    ];
  });
}

function plan(database: Database, order: ReportOrder): ReportTable[] {
  const range = reportDays(order);
  if (!range) return [];
  const { language, personRef } = order;
  const days = planDays(range.from, range.to);
  const byDay = Map.groupBy(planRowsOf(database, personRef, days), ({ day }) => day);
  const { day, entry, begin, end, free } = reportWords;
  const rows = days.flatMap(({ date }) => {
    const ofDay = byDay.get(date) ?? [];
    const name = dayText(date, language, true);
    if (ofDay.length === 0) return [[name, free[language], '', '']];
    return ofDay.map(({ label, isAllDay, ...row }, index) => [
      index === 0 ? name : '',
      label.names[language],
      isAllDay ? '' : timeText(row.begin),
      isAllDay ? '' : timeText(row.end),
    ]);
  });
  return [{ head: [day, entry, begin, end], rows }];
}

function worksheet(database: Database, order: ReportOrder): ReportTable[] {
  const { language } = order;
  const amounts = ({ worked, excused, balance }: Pick<WorksheetDayRow, 'worked' | 'excused' | 'balance'>) =>
    [worked, excused, balance].map(durationText);
  const days = daysOf(database, order);
  const rows = days.map((row) => [
    dayText(row.day.date, language, true),
    (row.isAccountVisible ? row.account : null)?.names[language] ?? row.shiftName?.[language] ?? '',
    ...amounts(row),
  ]);
  const { day, entry, worked, excused, balance, total } = reportWords;
  return [
    {
      head: [day, entry, worked, excused, balance],
      rows: [...rows, [total[language], '', ...amounts(sumOf(days))]],
    },
  ];
}

function balances(database: Database, { personRef, values, language }: ReportOrder): ReportTable[] {
  const months: LocalMonth[] = [];
  const [from, to] = [values.get('monthFrom'), values.get('monthTo')] as [LocalMonth, LocalMonth];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  const rows = months.map((month) => {
    const carried = carryInto(database, personRef, month);
    const { worked, excused, balance } = sumOf(daysUntilToday(database, personRef, month));
    const sum = balance === null ? null : carried + balance;
    return [monthText(month, language), ...[worked, excused, balance, carried, sum].map(durationText)];
  });
  const { month, worked, excused, balance, carriedOver, total } = reportWords;
  return [{ head: [month, worked, excused, balance, carriedOver, total], rows }];
}

function dailyAccounts(database: Database, order: ReportOrder): ReportTable[] {
  const id = Number(order.values.get('account'));
  return listedDays(reportWords.excused, ({ account, excused, standby }) => {
    if (id === otherLabels.standby.accountID) return standby || null;
    return account?.accountID === id ? excused : null;
  })(database, order);
}

function overtimes(database: Database, order: ReportOrder): ReportTable[] {
  const range = reportDays(order);
  const { day, begin, end } = reportWords;
  const rows = overtimeOf(database, order.personRef)
    .filter((row) => range && row.day >= range.from && row.day <= range.to)
    .map((row) => [dayText(row.day, order.language, true), timeText(row.begin), timeText(row.end)]);
  return [{ head: [day, begin, end], rows }];
}

function passes(isWanted: (day: WorksheetDayRow) => boolean): Content {
  return (database, order) => {
    const { day, firstPass, lastPass } = reportWords;
    const rows = daysOf(database, order)
      .filter((row) => row.passes.length > 0 && isWanted(row))
      .map((row) => [
        dayText(row.day.date, order.language, true),
        timeText(row.passes[0]?.at ?? ''),
        row.passes.length > 1 ? timeText(row.passes.at(-1)?.at ?? '') : '',
      ]);
    return [{ head: [day, firstPass, lastPass], rows }];
  };
}

function errors(database: Database, order: ReportOrder): ReportTable[] {
  const rows = daysOf(database, order).flatMap((row) =>
    row.error ? [[dayText(row.day.date, order.language, true), row.error[order.language]]] : [],
  );
  return [{ head: [reportWords.day, reportWords.error], rows }];
}

/** Returns the content of a report that lists the days with an amount. */
function listedDays(title: Texts, amountOf: (day: WorksheetDayRow) => number | null): Content {
  return (database, order) => {
    const rows = daysOf(database, order).flatMap((row) => {
      const amount = amountOf(row);
      return amount === null ? [] : [[dayText(row.day.date, order.language, true), durationText(amount)]];
    });
    return [{ head: [reportWords.day, title], rows }];
  };
}

/** Returns the days of the worksheet in the range of a report, until today. */
function daysOf(database: Database, order: ReportOrder): WorksheetDayRow[] {
  const range = reportDays(order);
  if (!range) return [];
  const days: WorksheetDayRow[] = [];
  for (let month = monthOf(range.from); month <= monthOf(range.to); month = addMonths(month, 1))
    days.push(...daysUntilToday(database, order.personRef, month));
  return days.filter(({ day: { date } }) => date >= range.from && date <= range.to);
}

function daysUntilToday(database: Database, ref: string, month: LocalMonth): WorksheetDayRow[] {
  return worksheetDays(database, ref, month, database.clock.localNow().slice(0, 10) as LocalDate);
}

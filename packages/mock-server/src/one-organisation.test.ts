import { postApprovals } from '@selfservice/api/approvals/approvals.wire';
import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf, localDate, monthOf } from '@selfservice/api/core/local-date';
import { addDays, addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { firstPage } from '@selfservice/api/core/wire';
import { getDashboardData } from '@selfservice/api/dashboard/dashboard.wire';
import { postMyPlan } from '@selfservice/api/my-plan/my-plan.wire';
import { getOvertime } from '@selfservice/api/overtime/overtime.wire';
import { getPersonalCard } from '@selfservice/api/personal-card/personal-card.wire';
import { postPresence } from '@selfservice/api/presence/presence.wire';
import { postMyRequests } from '@selfservice/api/requests/requests.wire';
import { getLastPasses } from '@selfservice/api/terminal/terminal.wire';
import { postWorksheet } from '@selfservice/api/worksheet/worksheet.wire';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { rootOf } from './centres/centre-access.ts';
import type { CallName } from './core/calls.ts';
import type { Grant } from './core/database.ts';
import { ownGrant } from './core/database.ts';
import { fullNameOf } from './core/full-name.ts';
import { people } from './core/people.ts';
import { Refusal } from './core/refusals.ts';
import { toWireDate } from './core/wire-dates.ts';
import { indexOfDay } from './my-plan/calendar.ts';
import { planDays } from './my-plan/plan-day.ts';
import { readReport } from './reports/read-report.ts';
import type { ReportKind } from './reports/report-kinds.ts';
import { reportKindOf } from './reports/report-kinds.ts';
import { tablesOf } from './reports/report-table.ts';
import { accounts } from './requests/accounts.ts';
import { requestsBetween } from './requests/request-rows.ts';
import { aDatabase } from './requests/requests.fixtures.ts';
import type { SentCall } from './send-call.fixtures.ts';
import { sendTo } from './send-call.fixtures.ts';
import { overtimeAccountLabels } from './worksheet/worksheet-words.ts';

const database = aDatabase();
const today = dateOf(database.clock.localNow());
const months = ['2026-09', '2026-10', '2026-11'] as LocalMonth[];

const second: Grant = {
  ...ownGrant('twoEmployments'),
  ref: people.twoEmployments.secondEmployment?.ref ?? '',
};
const grants: Grant[] = [
  ...(['employee', 'approver', 'manager', 'twoEmployments'] as const).map(ownGrant),
  second,
  ...(['substitute', 'slovak', 'director', 'longName', 'firstDay'] as const).map(ownGrant),
];

const absenceIds = new Set<unknown>(Object.values(accounts).map(({ id }) => id));
const overtimeIds = new Set<unknown>(Object.values(overtimeAccountLabels).map(({ accountID }) => accountID));

const columns = [
  'Person',
  'Month',
  'Carried in',
  'Balance',
  'Planned',
  'Overtime',
  'Days of absence',
  'Last pass',
  'Presence',
  'Vacation left',
  'Pending requests',
  'Requests to decide',
] as const;

/** A row of the table. Figures of home belong to the month of today. */
type TableRow = Partial<Record<(typeof columns)[number], string>>;

/** The figures that contradict each other. */
const contradictions: string[] = [];

/** Returns the first of figures that must be the same, and records a contradiction. */
function agreed<T>(what: string, figures: Record<string, T>): T {
  const all = Object.values(figures);
  if (new Set(all.map((each) => JSON.stringify(each))).size > 1)
    contradictions.push(`${what}: ${JSON.stringify(figures)}`);
  return all[0] as T;
}

async function ask<Answer extends v.GenericSchema>(
  grant: Grant,
  name: CallName,
  { answer }: { answer: Answer },
  sent: Omit<SentCall, 'person'> = {},
): Promise<v.InferOutput<Answer>> {
  const { status, text } = await sendTo(database, grant, name, sent);
  expect([name, status]).toEqual([name, 200]);
  return v.parse(answer, JSON.parse(text));
}

function worksheetOf({ ref }: Grant, month: LocalMonth, EndDate: string) {
  return { body: { StartDate: `${month}-01T00:00:00Z`, EndDate, SelectedIxsRef: ref, Lang: 'en' } };
}

/** Returns the figures of a month that the worksheet shares with the plan, the requests and the overtime. */
async function figuresOfMonth(grant: Grant, name: string, month: LocalMonth): Promise<TableRow> {
  const what = (figure: string) => `${figure} of ${name} in ${month}`;
  const first = localDate(`${month}-01`);
  const end = month === monthOf(today) ? today : addDays(localDate(`${addMonths(month, 1)}-01`), -1);
  const isInMonth = (day: string) => day >= toWireDate(first) && day <= toWireDate(end);
  const sheet = await ask(grant, 'postWorksheet', postWorksheet, worksheetOf(grant, month, toWireDate(end)));
  const plan = await ask(grant, 'postMyPlan', postMyPlan, { body: { Item1: toWireDate(first) } });
  const overtime = await ask(grant, 'getOvertime', getOvertime);

  const rows = (sheet?.IpodensmenCeleks ?? []).filter(({ SumFooter }) => !SumFooter);
  const intervals = plan.intervals.filter(({ day }) => isInMonth(day));
  const absences = intervals.filter(({ type }) => type === 'IPOPREST' || type === 'IPOSKOLENI');
  const wholeDays = new Set(absences.filter(({ isAllDay }) => isAllDay).map(({ day }) => day));
  const shifts = intervals.filter(({ type }) => type === 'IPODENSMEN');
  const replaced = sum(rows.map(({ DEN, OMLUV }) => (wholeDays.has(DEN ?? '') ? (OMLUV ?? 0) : 0)));
  agreed(what('planned minutes'), {
    worksheet: (sheet?.FondDlePlanuSmenMinuty ?? 0) - replaced,
    plan: sum(shifts.map(({ begin, end: until }) => paid(minutesBetween(begin, until)))),
  });
  const days = agreed(what('days of absence'), {
    plan: distinct(absences.map(({ day }) => day)),
    worksheet: distinct(rows.flatMap(({ DEN, UCET }) => (DEN && absenceIds.has(UCET) ? [DEN] : []))),
    requests: distinct(approvedDays(grant, first, end)),
  });
  const overtimeMinutes = agreed(what('approved overtime'), {
    list: sum(
      overtime.map(({ date, start, end: until, approved }) =>
        approved && isInMonth(date) ? minutesBetween(start, until) : 0,
      ),
    ),
    worksheet: sum(
      (sheet?.PracListMesUcty ?? []).map(({ Ucet, Hodiny }) => (overtimeIds.has(Ucet) ? (Hodiny ?? 0) : 0)),
    ),
  });
  if (!sheet) return { Person: name, Month: month };
  agreed(what('sum of the days'), {
    month: sheet.SumSaldo ?? 0,
    days: sum(rows.map(({ SALDO }) => SALDO ?? 0)),
  });
  const carried = sheet.PrevodMinuly ?? 0;
  const balance = agreed(what('balance with carry-over'), {
    worksheet: sheet.SumSaldoSprevodem ?? 0,
    sum: carried + (sheet.SumSaldo ?? 0),
  });
  return {
    Person: name,
    Month: month,
    'Carried in': durationText(carried),
    Balance: durationText(balance),
    Planned: durationText(sheet.FondDlePlanuSmenMinuty ?? 0),
    Overtime: durationText(overtimeMinutes),
    'Days of absence': String(days.length),
  };
}

/** Returns the days of approved requests. Lists of requests show only the last 31 days, so the rows are read. */
function approvedDays({ ref }: Grant, from: LocalDate, to: LocalDate): string[] {
  return requestsBetween(database, ref, indexOfDay(from), indexOfDay(to))
    .filter(({ agenda, state }) => agenda === 'requests' && state === 1)
    .flatMap(({ firstDay, lastDay }) => planDays(firstDay, lastDay))
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date }) => toWireDate(date));
}

/** Returns the figures of home, each compared with the screen that it summarises. */
async function figuresOfToday(grant: Grant, name: string): Promise<TableRow> {
  const what = (figure: string) => `${figure} of ${name}`;
  const home = await ask(grant, 'getDashboardData', getDashboardData);
  const card = await ask(grant, 'getPersonalCard', getPersonalCard);
  const [lastPass] = await ask(grant, 'getLastPasses', getLastPasses);
  const presences = await ask(grant, 'postPresence', postPresence, {
    query: firstPage,
    body: {
      CheckedIxsStrs: [],
      SelectedIxsStr: String(rootOf(grant)?.id),
      IncludeChildren: false,
      SelectedPresence: 0,
    },
  });
  const presence = presences.Results.find(({ IXS_REF }) => IXS_REF === grant.ref);
  const sheet = await ask(
    grant,
    'postWorksheet',
    postWorksheet,
    worksheetOf(grant, monthOf(today), toWireDate(today)),
  );
  const pending = await ask(grant, 'postMyRequests', postMyRequests, {
    body: { IsActual: true, BoolValue: true, CurrentAgenda: 'requests' },
  });
  const toDecide = await ask(grant, 'postApprovals', postApprovals, {
    body: {
      IncludeChildren: true,
      SelectedIxsStr: '',
      SelectedTab: 'approving',
      Sort: '',
      BoolValue: true,
      CurrentAgenda: 'requests',
    },
  });
  agreed(what('balance'), { home: home.balance.minutes, worksheet: sheet?.SumSaldoSprevodem });
  agreed(what('error'), { home: home.balance.hasError, worksheet: (sheet?.PracListChyby ?? []).length > 0 });
  const time = agreed(what('last pass'), {
    home: home.lastPassage?.time ?? null,
    terminal: lastPass?.Date ?? null,
    presence: presence?.LAST_TIME ?? null,
    card: card.lastPassageTime ?? null,
    worksheet: sheet?.IpodensmenCeleks.flatMap(({ Pruchody }) => Pruchody ?? []).at(-1)?.CasPruchodu ?? null,
  });
  const left = agreed(what('vacation left'), {
    home: home.vacation?.days ?? null,
    report: vacationInReport(grant),
  });
  return {
    'Last pass': time?.slice(0, 16).replace('T', ' ') ?? '',
    Presence: agreed(what('presence'), {
      list: presence?.PRUCHOD_SMER === 1 ? 'At work' : 'Not at work',
      // The card of the first day has no presence yet.
      card: card.presence ?? 'Not at work',
    }),
    'Vacation left': left === null ? '' : String(left).replace('-', '−'),
    'Pending requests': String(
      agreed(what('pending requests'), { home: home.requestsCounts.my, list: pending.length }),
    ),
    'Requests to decide': String(
      agreed(what('requests to decide'), { home: home.requestsCounts.forApproval, list: toDecide.length }),
    ),
  };
}

/** Returns the days in the report of the remaining vacation; null without a row. The PDF is read in the tests of reports. */
function vacationInReport(grant: Grant): number | null {
  const kind = reportKindOf('Reports.VacationRemaining') as ReportKind;
  const values = { person: grant.ref, date: toWireDate(today), lang: 'en' };
  const order = readReport(
    kind,
    Object.entries(values).map(([Item1, Item2]) => ({ Item1, Item2 })),
    grant,
  );
  if (order instanceof Refusal) throw new Error('The report is refused.');
  const row = tablesOf(database, order)[0]?.rows.find(([account]) => account === 'Vacation');
  return row ? Number(row[3]) : null;
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}

function distinct(days: readonly string[]): string[] {
  return [...new Set(days)].toSorted();
}

function minutesBetween(begin: string, end: string): number {
  return (Date.parse(end) - Date.parse(begin)) / 60_000;
}

/** Returns the paid minutes of a shift: without the break in more than six hours. */
function paid(minutes: number): number {
  return minutes > 6 * 60 ? minutes - 30 : minutes;
}

function durationText(minutes: number): string {
  const all = Math.abs(minutes);
  return `${minutes < 0 ? '−' : ''}${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}

/** Returns the page with the table. Its columns are aligned. */
function pageOf(rows: readonly TableRow[]): string {
  const texts = [[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, index) => Math.max(...texts.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = texts;
  return `# The demo data

Figures of ten people of the default scenario on 20 November 2026 at 8:00. Every figure is the same on all screens that show it:
\`packages/mock-server/src/one-organisation.test.ts\` calls the mock backend as a client does, compares the answers, and writes this page.
Balances, planned time and overtime are in hours and minutes, those of November up to today. A balance contains what was carried in. It is
settled at the end of each quarter, except for a large debt. The last columns are those of home.

${[line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')}
`;
}

test('home, worksheet, plan, presence, lists and reports of ten people show the same figures', async () => {
  const rows: TableRow[] = [];
  for (const grant of grants) {
    const name = `${fullNameOf(people[grant.person])}${grant === second ? ' (second employment)' : ''}`;
    const ofToday = await figuresOfToday(grant, name);
    for (const month of months) {
      const isNow = month === monthOf(today);
      rows.push({ ...(await figuresOfMonth(grant, name, month)), ...(isNow && ofToday) });
    }
  }
  // October and November are in the same quarter.
  for (const { Person, Month, Balance } of rows.filter((row) => row.Month === '2026-10' && row.Balance))
    agreed(`carry-over of ${Person} after ${Month}`, {
      worksheet: Balance,
      next: rows.find((row) => row.Person === Person && row.Month === '2026-11')?.['Carried in'],
    });
  expect(contradictions).toEqual([]);
  await expect(pageOf(rows)).toMatchFileSnapshot('../../../docs/demo-data.md');
});

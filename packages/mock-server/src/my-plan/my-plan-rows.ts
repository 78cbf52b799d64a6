import type { BackendLanguage } from '@selfservice/api/core/language';
import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf, localDate, localDateTime, monthOf } from '@selfservice/api/core/local-date';
import { addDays, addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { toWireDate } from '../core/wire-dates.ts';
import type { myPlanSchema } from '@selfservice/api/my-plan/my-plan.wire';
import type * as v from 'valibot';
import type { Database } from '../core/database.ts';
import { people, tenantOf } from '../core/people.ts';
import { fullNameOf } from '../core/full-name.ts';
import type { PlanRequestRow } from './plan-requests.ts';
import { pendingPlanRequests, planRequestsOf } from './plan-requests.ts';
import type { PlanRow } from './plan-row.ts';
import { planRowsBetween } from './plan-rows.ts';
import { publicHolidayRows } from './public-holidays.ts';
import { planDecisions } from './plan-decision.ts';

type MyPlanAnswer = v.InferInput<typeof myPlanSchema>;
type IntervalAnswer = MyPlanAnswer['intervals'][number];
type RequestAnswer = NonNullable<MyPlanAnswer['signingRequests']>[number];

const signTexts: Record<BackendLanguage, string> = {
  en: 'By signing I confirm that I have read my plan and know my shifts.',
  cs: 'Podpisem potvrzuji, že jsem se seznámil(a) se svým plánem a znám své směny.',
  sk: 'Podpisom potvrdzujem, že som sa oboznámil(a) so svojím plánom a poznám svoje zmeny.',
};

/** Returns the plan of a person in a month, in the backend's spelling. */
export function myPlanAnswer(
  database: Database,
  ref: string,
  month: LocalMonth,
  language: BackendLanguage,
): MyPlanAnswer {
  const firstDay = localDate(`${month}-01`);
  const lastDay = addDays(localDate(`${addMonths(month, 1)}-01`), -1);
  const published = publishedUntil(database);
  const rows = planRowsBetween(database, ref, firstDay, lastDay);
  const requests = pendingPlanRequests(database, ref).filter(({ day }) => monthOf(day.date) === month);
  const answersOf = (kind: PlanRequestRow['kind']) =>
    requests
      .filter((request) => request.kind === kind)
      .map((request) => requestAnswer(database, request, rows, language));
  const daysOf = (kind: PlanRequestRow['kind']) =>
    requests.filter((request) => request.kind === kind).map(({ day }) => toWireDate(day.date));
  return {
    intervals: rows
      .filter((row) => row.day <= published || !isPlanned(row))
      .map((row) => intervalAnswer(row, language)),
    changeRequests: answersOf('change'),
    signingRequests: answersOf('signing'),
    publicHolidays: publicHolidayRows(firstDay, lastDay, tenantOf(ref), language),
    signedDays: signedDays(database, ref, rows)
      .filter((day) => day >= firstDay)
      .map(toWireDate),
    signableDays: daysOf('signing'),
    changeableDays: daysOf('change'),
    containsUnpublished: lastDay > published,
    customizableTexts: { sign: ref === people.approver.ref ? signTexts[language] : '', change: '' },
  };
}

/** Returns the last day with a published plan: the tenth day of the month after the next one. */
function publishedUntil({ scenario }: Database): LocalDate {
  const month = monthOf(localDateTime(scenario.at));
  return localDate(`${addMonths(month, 2)}-10`);
}

/** Whether a row is hidden until its plan is published. */
function isPlanned({ type }: PlanRow): boolean {
  return type === 'IPODENSMEN' || type === 'PLNCHANGE' || type === 'IPOPOH';
}

/** Returns the signed days: shifts up to today without a pending request, and days whose request was signed. */
function signedDays(database: Database, ref: string, rows: readonly PlanRow[]): LocalDate[] {
  const today = dateOf(localDateTime(database.scenario.at));
  const signings = planRequestsOf(database, ref).filter(({ kind }) => kind === 'signing');
  const state = new Map(signings.map(({ id, day }) => [day.date, planDecisions(database).has(id)]));
  const days = new Set(rows.filter(({ type }) => type === 'IPODENSMEN').map(({ day }) => day));
  return [...days].filter((day) => state.get(day) ?? day <= today);
}

function intervalAnswer(row: PlanRow, language: BackendLanguage): IntervalAnswer {
  const { label, day, ...rest } = row;
  return {
    ...rest,
    day: toWireDate(day),
    name: label.names[language],
    shortcut: label.shortcuts[language],
    color: label.color,
    accountID: label.accountID,
  };
}

function requestAnswer(
  database: Database,
  { id, day, kind }: PlanRequestRow,
  rows: readonly PlanRow[],
  language: BackendLanguage,
): RequestAnswer {
  const type = kind === 'change' ? 'PLNCHANGE' : 'IPODENSMEN';
  const ofDay = rows.filter((row) => row.day === day.date);
  const meant = ofDay.find((row) => row.type === type);
  return {
    id,
    begin: meant?.begin ?? toWireDate(day.date),
    end: meant?.end ?? toWireDate(day.next),
    day: toWireDate(day.date),
    intervals: ofDay.map((row) => intervalAnswer(row, language)),
    fullname_zadal: fullNameOf(people.manager),
    datum_zadal: `${addDays(dateOf(localDateTime(database.scenario.at)), -2)}T14:05:00Z`,
  };
}

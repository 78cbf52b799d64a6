import type { LocalDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { toWireDate } from '../core/wire-dates.ts';
import type { Database } from '../core/database.ts';
import { people } from '../core/people.ts';
import { stackedRows } from '../testing/stacked-rows.ts';
import { todayOf } from './calendar.ts';
import { planDays } from './plan-day.ts';
import { extraIntervals } from './extra-intervals.ts';
import { changedShift, generatedRows, recalculatedRows } from './generated-rows.ts';
import type { PlanDay } from './plan-day.ts';
import type { PlanRow } from './plan-row.ts';
import { isAbsence, shiftRow } from './plan-row.ts';
import type { PlanRequestRow } from './plan-requests.ts';
import { planRequestsOf } from './plan-requests.ts';
import { planPersonOf } from './shift-patterns.ts';
import { planDecisions } from './plan-decision.ts';
import { recalculatedRefs } from './recalculated-refs.ts';

/** Returns the plan of a person on some days: generated, with the decisions and requests since. */
export function planRowsOf(database: Database, ref: string, days: readonly PlanDay[]): PlanRow[] {
  const { seed, stack } = database.scenario;
  if (stack) return days.flatMap((day) => stackedRows(day, stack, seed));
  const person = planPersonOf(seed, ref);
  const changes = new Map(
    planRequestsOf(database, ref)
      .filter(({ kind }) => kind === 'change')
      .map((request) => [request.day.date, request]),
  );
  const rowsOn = recalculatedRefs(database).has(ref) ? recalculatedRows : generatedRows;
  const today = todayOf(database.scenario);
  const extra = extraIntervals(database, ref, days);
  const away = new Set(extra.filter(isWholeAbsence).map(({ day }) => day));
  const requested = new Set(extra.map(({ day }) => day));
  const rows = days
    .filter(({ date }) => date >= firstDayOf(database, ref))
    .flatMap((day) => {
      const context = { today, hasRequest: requested.has(day.date) };
      return withChange(rowsOn(person, day, context), changes.get(day.date), database);
    })
    .filter(({ day }) => !away.has(day));
  return [...rows, ...extra].toSorted((a, b) => (a.begin < b.begin ? -1 : Number(a.begin > b.begin)));
}

/** Returns a person's rows between two days, both included, with a night shift that ends on the first day. */
export function planRowsBetween(database: Database, ref: string, from: LocalDate, to: LocalDate): PlanRow[] {
  const begin = toWireDate(from);
  return planRowsOf(database, ref, planDays(addDays(from, -1), to)).filter(({ end }) => end > begin);
}

/** Returns the shift that a change request asks for. */
export function requestedShift({ day, shift }: PlanRequestRow): PlanRow {
  return shiftRow(day, changedShift[shift], 'PLNCHANGE');
}

function withChange(rows: PlanRow[], request: PlanRequestRow | undefined, database: Database): PlanRow[] {
  if (!request) return rows;
  switch (planDecisions(database).get(request.id)) {
    case 'approved':
      return rows.map((row) =>
        row.type === 'IPODENSMEN' ? shiftRow(request.day, changedShift[request.shift]) : row,
      );
    case 'rejected':
    case 'signed':
      return rows;
    case undefined:
      return [...rows, requestedShift(request)];
  }
}

function isWholeAbsence(row: PlanRow): boolean {
  return isAbsence(row) && row.isAllDay;
}

/** Returns the first day of a plan: a person on the first day of work has none before that day. */
function firstDayOf(database: Database, ref: string): LocalDate {
  const text = ref === people.firstDay.ref ? database.scenario.at.slice(0, 10) : '';
  return text as LocalDate;
}

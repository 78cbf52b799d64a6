import type { LocalDate } from '@selfservice/api/core/local-date';
import type { Database } from '../core/database.ts';
import { chance } from '../my-plan/chance.ts';
import type { Span } from '../my-plan/day-minutes.ts';
import { minuteOn, spanOf } from '../my-plan/day-minutes.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import type { PlanRow } from '../my-plan/plan-row.ts';
import { holidayOn } from '../my-plan/public-holidays.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import type { OvertimeRow } from './overtime-row.ts';
import { overtimeRows } from './overtime-rows.ts';

/** Overtime in minutes of its day. */
export type WorkedOvertime = Span & Pick<OvertimeRow, 'account' | 'state'>;

/** The random decisions, each with its own number. */
const turn = { is: 90, length: 91, account: 92 };

const none: readonly WorkedOvertime[] = [];

/** Returns a function that finds the overtime of a person on a day, given the plan of that day. */
export function overtimeFinder(
  database: Database,
  person: PlanPerson,
): (day: PlanDay, rows: readonly PlanRow[]) => readonly WorkedOvertime[] {
  if (!person.isShared) return (day, rows) => generatedOvertime(person, day, rows);
  const byDay = new Map<LocalDate, OvertimeRow[]>();
  for (const row of overtimeRows(database).values())
    if (row.personRef === person.ref) byDay.set(row.day, [...(byDay.get(row.day) ?? []), row]);
  return (day) =>
    byDay.get(day.date)?.map(({ begin, end, account, state }) => ({
      begin: minuteOn(day, begin),
      end: minuteOn(day, end),
      account,
      state,
    })) ?? none;
}

/** Returns the overtime of a person who cannot sign in, all of it approved: after some shifts and on some Saturdays. */
function generatedOvertime(
  person: PlanPerson,
  day: PlanDay,
  rows: readonly PlanRow[],
): readonly WorkedOvertime[] {
  if (chance(person.hash, day.index, turn.is) >= 0.03) return none;
  const [shift] = rows;
  const quarters = Math.floor(chance(person.hash, day.index, turn.length) * 6);
  // The Friday shifts of the other patterns may last until Saturday.
  const isFreeSaturday =
    day.weekday === 6 &&
    !holidayOn(day.date, person.tenant) &&
    (person.pattern === 'twoShifts' || person.pattern === 'office');
  if (!shift && isFreeSaturday)
    return [{ begin: 7 * 60, end: 10 * 60 + quarters * 30, account: 'weekend', state: 'approved' }];
  if (!shift || rows.length > 1 || shift.type !== 'IPODENSMEN') return none;
  const { end } = spanOf(day, shift);
  const account = chance(person.hash, day.index, turn.account) < 0.45 ? 'paid' : 'timeOff';
  return [{ begin: end, end: end + 30 + quarters * 15, account, state: 'approved' }];
}

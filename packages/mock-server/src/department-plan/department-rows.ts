import type { Language } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { toWireDate } from '../core/wire-dates.ts';
import type { departmentIntervalSchema } from '@selfservice/api/department-plan/department-plan.wire';
import type * as v from 'valibot';
import type { Database } from '../core/database.ts';
import { planDays } from '../my-plan/plan-day.ts';
import { planRowsOf } from '../my-plan/plan-rows.ts';

type IntervalAnswer = v.InferInput<typeof departmentIntervalSchema>;

/** What some people's plans have between two days, both included; a night shift of the day before counts too. */
export function departmentIntervals(
  database: Database,
  refs: readonly string[],
  [from, to]: readonly [LocalDate, LocalDate],
  language: Language,
): IntervalAnswer[] {
  const days = planDays(addDays(from, -1), to);
  const begin = toWireDate(from);
  return refs.flatMap((ownerID) =>
    planRowsOf(database, ownerID, days)
      .filter((row) => row.end > begin)
      .map(({ label, day: _day, outsideOfWorkplace: _outside, ...row }) => ({
        ...row,
        ownerID,
        name: label.names[language],
        shortcut: label.shortcuts[language],
        color: label.color,
      })),
  );
}

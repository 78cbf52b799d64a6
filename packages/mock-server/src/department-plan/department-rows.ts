import type { BackendLanguage } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import type { departmentIntervalSchema } from '@selfservice/api/department-plan/department-plan.wire';
import type * as v from 'valibot';
import type { Database } from '../core/database.ts';
import { planRowsBetween } from '../my-plan/plan-rows.ts';

type IntervalAnswer = v.InferInput<typeof departmentIntervalSchema>;

/** Returns the intervals of some people between two days, both included, and night shifts of the day before. */
export function departmentIntervals(
  database: Database,
  refs: readonly string[],
  [from, to]: readonly [LocalDate, LocalDate],
  language: BackendLanguage,
): IntervalAnswer[] {
  return refs.flatMap((ownerID) =>
    planRowsBetween(database, ownerID, from, to).map(
      ({ label, day: _day, outsideOfWorkplace: _outside, ...row }) => ({
        ...row,
        ownerID,
        name: label.names[language],
        shortcut: label.shortcuts[language],
        color: label.color,
      }),
    ),
  );
}

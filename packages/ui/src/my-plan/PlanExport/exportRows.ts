import type { LocalDate } from '@selfservice/api/core/local-date';
import type { MyPlan, MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import { intervalsByDay } from '../../patterns/Timeline/geometry/intervalsByDay.ts';
import { listedIntervals } from '../MonthAgenda/listedIntervals.ts';
import { planRows } from '../MonthOfDays/planRows.ts';

/** A row of the exported table. */
export interface PlanExportRow {
  day: LocalDate;
  /** Null for a day without intervals. */
  interval: MyPlanInterval | null;
  /** Name of the public holiday, only in the first row of its day. */
  holiday: string | undefined;
}

/** Returns a month of a plan as rows: one for each interval, and one for each day without intervals. */
export function exportRows(plan: MyPlan): PlanExportRow[] {
  const byDay = intervalsByDay(plan.intervals);
  return planRows(plan.month).flatMap(({ day }) => {
    const holiday = plan.publicHolidays.find((one) => one.day === day)?.name;
    const [first = null, ...others] = listedIntervals({ day, intervals: byDay.get(day) ?? [] });
    return [
      { day, interval: first, holiday },
      ...others.map((interval) => ({ day, interval, holiday: undefined })),
    ];
  });
}

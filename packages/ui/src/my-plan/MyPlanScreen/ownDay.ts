import type { LocalDate } from '@selfservice/api/core/local-date';
import { isWithinADay } from '@selfservice/api/core/plan-interval';
import type { PlanTarget } from './planTarget.ts';

/** The day of the plan that something pressed belongs to: a night shift's first one, also in the row of the second. */
export function ownDay({ row, interval }: Pick<PlanTarget, 'row' | 'interval'>): LocalDate {
  return interval && isWithinADay(interval) ? interval.day : row.day;
}

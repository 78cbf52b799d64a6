import { isWeekend } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanDay } from '../MyPlanScreen/planDay.ts';
import { dayAttribute } from './scrollToDay.ts';

/** The attributes of a day's row, by which it is found and drawn. */
export function marksOfDay({ day, holiday }: PlanDay, isToday: boolean): Record<string, unknown> {
  return {
    [dayAttribute]: day,
    'data-today': isToday || undefined,
    'data-off': holiday === undefined ? (isWeekend(day) ? 'weekend' : undefined) : 'holiday',
  };
}

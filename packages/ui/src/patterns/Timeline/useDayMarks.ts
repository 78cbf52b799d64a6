import type { PublicHoliday } from '@selfservice/api/core/plan-interval';
import { createDayMarks } from './dayMarks.ts';
import type { DayMarks } from './dayMarks.ts';

/** What is special about the days of a page, made anew only when its public holidays change. */
export function useDayMarks(holidays: readonly PublicHoliday[]): DayMarks {
  return createDayMarks(holidays);
}

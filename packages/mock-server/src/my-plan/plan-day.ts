import type { LocalDate } from '@selfservice/api/core/local-date';
import { localDate, toUtcDate } from '@selfservice/api/core/local-date';
import { addDays, addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { LocalMonth } from '@selfservice/api/core/local-date';

/** A day with the values that the generator of plans needs, computed once for all people of all tenants. */
export interface PlanDay {
  date: LocalDate;
  next: LocalDate;
  /** Number of days since 1 January 1970. */
  index: number;
  /** Number of the week, counted like `index`; weeks begin on Monday. */
  week: number;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the days of a range, both ends included. */
export function planDays(from: LocalDate, to: LocalDate): PlanDay[] {
  const days: PlanDay[] = [];
  for (let date = from; date <= to; date = days.at(-1)?.next ?? to) days.push(planDay(date));
  return days;
}

/** Returns the days of a month. */
export function planDaysOfMonth(month: LocalMonth): PlanDay[] {
  return planDays(localDate(`${month}-01`), addDays(localDate(`${addMonths(month, 1)}-01`), -1));
}

const made = new Map<LocalDate, PlanDay>();

/** Returns a day, computed once: plans of many people have the same days. */
function planDay(date: LocalDate): PlanDay {
  const day = made.get(date) ?? createDay(date);
  made.set(date, day);
  return day;
}

function createDay(date: LocalDate): PlanDay {
  const index = Math.round(toUtcDate(date).getTime() / dayMs);
  // 1 January 1970 was a Thursday.
  const fromMonday = index + 3;
  return {
    date,
    next: addDays(date, 1),
    index,
    week: Math.floor(fromMonday / 7),
    weekday: (((fromMonday % 7) + 7) % 7) + 1,
  };
}

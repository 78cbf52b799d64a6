import type { LocalDate } from '@selfservice/api/core/local-date';
import { localDate, toUtcDate } from '@selfservice/api/core/local-date';
import type { Scenario } from '../core/scenario.ts';
import type { PlanDay } from './plan-day.ts';
import { planDays } from './plan-day.ts';

const dayMs = 24 * 60 * 60 * 1000;
const days = new Map<number, PlanDay>();
const years = new Map<number, readonly PlanDay[]>();

/** Returns the number of days from 1 January 1970 to a day. */
export function indexOfDay(day: LocalDate): number {
  return Math.round(toUtcDate(day).getTime() / dayMs);
}

/** Returns the day with a number, counted from 1 January 1970. */
export function planDayAt(index: number): PlanDay {
  const known = days.get(index);
  if (known) return known;
  const date = localDate(new Date(index * dayMs).toISOString().slice(0, 10));
  const [day] = planDays(date, date) as [PlanDay];
  days.set(index, day);
  return day;
}

/** Returns the days of a year, computed once. */
export function planDaysOfYear(year: number): readonly PlanDay[] {
  const known = years.get(year);
  if (known) return known;
  const all = planDays(localDate(`${year}-01-01`), localDate(`${year}-12-31`));
  years.set(year, all);
  return all;
}

/** Returns the number of the day on which a scenario begins. */
export function todayOf({ at }: Pick<Scenario, 'at'>): number {
  return indexOfDay(at.slice(0, 10) as LocalDate);
}

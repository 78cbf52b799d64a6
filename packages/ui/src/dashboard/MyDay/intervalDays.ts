import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf, monthOf } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';

/** Whether one interval lasts at least as long as another one, from before its begin to after its end. */
export function covers(one: PlanInterval, other: PlanInterval): boolean {
  return one.begin <= other.begin && one.end >= other.end;
}

/** Whether an interval fills a day. */
export function coversDay({ begin, end }: PlanInterval, day: LocalDate): boolean {
  return begin <= `${day}T00:00:00` && end >= `${addDays(day, 1)}T00:00:00`;
}

/** Whether some of an interval lies on a day; what ends at midnight is not on the day that begins then. */
export function isOn({ begin, end }: PlanInterval, day: LocalDate): boolean {
  return dateOf(begin) <= day && end > `${day}T00:00:00`;
}

/**
 * The last of the days from a day on that entries of the same names fill as they fill that day.
 *
 * @param lastMonth the last month that is known
 * @returns null where they go on to the end of what is known
 */
export function lastDayLike(
  day: LocalDate,
  entries: readonly PlanInterval[],
  lastMonth: LocalMonth,
): LocalDate | null {
  const wanted = namesOn(day, entries);
  for (let last = day; ; last = addDays(last, 1)) {
    const next = addDays(last, 1);
    if (monthOf(next) > lastMonth) return null;
    if (namesOn(next, entries) !== wanted) return last;
  }
}

/** The names of what fills a day as one text; null where nothing does. */
function namesOn(day: LocalDate, entries: readonly PlanInterval[]): string | null {
  const names = entries.filter((entry) => coversDay(entry, day)).map(({ name }) => name);
  return names.length > 0 ? [...new Set(names)].toSorted().join('\n') : null;
}

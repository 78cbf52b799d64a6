import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf, monthOf } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';

/** Returns whether one interval contains another one. */
export function covers(one: PlanInterval, other: PlanInterval): boolean {
  return one.begin <= other.begin && one.end >= other.end;
}

/** Returns whether an interval fills a day. */
export function coversDay({ begin, end }: PlanInterval, day: LocalDate): boolean {
  return begin <= `${day}T00:00:00` && end >= `${addDays(day, 1)}T00:00:00`;
}

/**
 * Returns whether a part of an interval is on a day; an interval that ends at midnight is not on the day that
 * begins then.
 */
export function isOn({ begin, end }: PlanInterval, day: LocalDate): boolean {
  return dateOf(begin) <= day && end > `${day}T00:00:00`;
}

/**
 * Returns the last day, from a day on, that entries of the same names fill without a break.
 *
 * @param lastMonth the last loaded month
 * @returns null if they continue to the end of the loaded months
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

/** Returns the names of the entries that fill a day as one text; null if there are none. */
function namesOn(day: LocalDate, entries: readonly PlanInterval[]): string | null {
  const names = entries.filter((entry) => coversDay(entry, day)).map(({ name }) => name);
  return names.length > 0 ? [...new Set(names)].toSorted().join('\n') : null;
}

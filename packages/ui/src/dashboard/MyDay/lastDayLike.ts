import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { coversDay } from '../../patterns/DayDial/workedIntervals.ts';

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

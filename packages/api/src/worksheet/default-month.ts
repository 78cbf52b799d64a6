import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { monthOf } from '../core/local-date.ts';
import { addMonths } from '../core/local-date-arithmetic.ts';

/**
 * Returns the default month: the previous month in the first days of a month, after that the current one; without a number
 * of days always the previous one.
 *
 * @param today the current day of the injected clock
 * @param previousMonthDays the parameter `PLIST_FORDAY`; 0: never the previous month
 * @requirement worksheet-2
 */
export function defaultWorksheetMonth(today: LocalDate, previousMonthDays: number | null): LocalMonth {
  const month = monthOf(today);
  const dayOfMonth = Number(today.slice(8));
  return previousMonthDays === null || dayOfMonth <= previousMonthDays ? addMonths(month, -1) : month;
}

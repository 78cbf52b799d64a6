import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { monthOf } from '../core/local-date.ts';
import { addMonths } from '../core/local-date-arithmetic.ts';

/**
 * The month that is shown first: the previous one for some days after the start of a month, then the current one; without
 * a number of days always the previous one. Specification 001 sections 3 and 9.
 *
 * @param today by the injected clock
 * @param previousMonthDays `PLIST_FORDAY`; 0: never the previous month
 */
export function defaultWorksheetMonth(today: LocalDate, previousMonthDays: number | null): LocalMonth {
  const month = monthOf(today);
  const dayOfMonth = Number(today.slice(8));
  return previousMonthDays === null || dayOfMonth <= previousMonthDays ? addMonths(month, -1) : month;
}

import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { localDate, monthOf } from '../core/local-date.ts';
import { addDays, addMonths } from '../core/local-date-arithmetic.ts';
import type { ComputeToToday } from './compute-to-today-choices.ts';

/** Whether there is something to choose: in the current month alone. Specification 001 section 3. */
export function canComputeToToday(month: LocalMonth, today: LocalDate): boolean {
  return month === monthOf(today);
}

/**
 * The last day that a worksheet reckons with. Decisions, section 12. On the first of a month yesterday lies in another
 * month, and today is taken.
 *
 * @param today by the injected clock
 */
export function worksheetEndDate(month: LocalMonth, choice: ComputeToToday, today: LocalDate): LocalDate {
  const firstDay = localDate(`${month}-01`);
  if (choice === 'off' || !canComputeToToday(month, today))
    return addDays(localDate(`${addMonths(month, 1)}-01`), -1);
  const day = choice === 'today' ? today : addDays(today, -1);
  return day < firstDay ? firstDay : day;
}

import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { localDate, monthOf } from '../core/local-date.ts';
import { addDays, addMonths } from '../core/local-date-arithmetic.ts';
import type { ComputeToToday } from './compute-to-today-choices.ts';

/** Whether the user can choose the end of a month: only of the current one. @requirement worksheet-20 */
export function canComputeToToday(month: LocalMonth, today: LocalDate): boolean {
  return month === monthOf(today);
}

/**
 * Returns the last day of a worksheet. On the first of a month, "to yesterday" means today, because yesterday is in another
 * month.
 *
 * @param today the current day of the injected clock
 * @requirement worksheet-46
 */
export function worksheetEndDate(month: LocalMonth, choice: ComputeToToday, today: LocalDate): LocalDate {
  const firstDay = localDate(`${month}-01`);
  if (choice === 'off' || !canComputeToToday(month, today))
    return addDays(localDate(`${addMonths(month, 1)}-01`), -1);
  const day = choice === 'today' ? today : addDays(today, -1);
  return day < firstDay ? firstDay : day;
}

import type { LocalDate } from '@selfservice/api/core/local-date';
import { localDate, monthOf } from '@selfservice/api/core/local-date';
import { addDays, addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { monthDays } from '@selfservice/api/core/month-days';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Returns the day to which a key moves: arrows by days and weeks, Home and End to the ends of the month, Page Up and Page Down
 * to the same day of the previous or next month, or to its last day. Null for any other key.
 */
export function moveDay(day: LocalDate, key: string): LocalDate | null {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  const { from, to } = monthDays(monthOf(day));
  if (key === 'Home') return from;
  if (key === 'End') return to;
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const month = addMonths(monthOf(day), key === 'PageUp' ? -1 : 1);
  const last = monthDays(month).to;
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : localDate(same);
}

import type { LocalDate, LocalMonth } from './local-date.ts';
import { localDate } from './local-date.ts';
import { addDays, addMonths } from './local-date-arithmetic.ts';

/** Days that follow each other. */
export interface DayRange {
  from: LocalDate;
  /** The last day. */
  to: LocalDate;
}

/** The days of a month. */
export function monthDays(month: LocalMonth): DayRange {
  return {
    from: localDate(`${month}-01`),
    to: addDays(localDate(`${addMonths(month, 1)}-01`), -1),
  };
}

import { localDate, monthOf } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { addDays, addMonths, daysBetween, startOfWeek } from '@selfservice/api/core/local-date-arithmetic';
import type { TimelineTestDays } from '../TimelineTestControls/TimelineTestControls.tsx';

/** The days to show. */
export interface TestDays {
  from: LocalDate;
  /** The last day. */
  to: LocalDate;
  /** Number of days. */
  count: number;
}

/** Returns today, three days from today, the current week from Monday, or the current month. */
export function testDays(days: TimelineTestDays, today: LocalDate): TestDays {
  const month = monthOf(today);
  const firstOfMonth = localDate(`${month}-01`);
  const from = { '1': today, '3': today, '7': startOfWeek(today), month: firstOfMonth }[days];
  const count = days === 'month' ? daysBetween(from, localDate(`${addMonths(month, 1)}-01`)) : Number(days);
  return { from, to: addDays(from, count - 1), count };
}

import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { localDate } from '../core/local-date.ts';
import type { DayRange } from '../core/month-days.ts';
import { monthDays } from '../core/month-days.ts';

/** On which days of the month tabs begin, the longest recommendation last; from then on there are none. */
const beginnings: readonly { below: number; days: readonly string[] }[] = [
  { below: 1, days: [] },
  { below: 14, days: ['01', '08', '15', '22'] },
  { below: 30, days: ['01', '16'] },
];

/**
 * The parts of a month that plans are looked at by; none: the month is looked at whole. Up to 13 recommended days give
 * four weeks, the last of which reaches the month's end, up to 29 two halves. Specification 001 section 2 (plan states).
 *
 * @param recommendedDays for how many days plans are passed on at once; 0: no recommendation
 */
export function planTabs(month: LocalMonth, recommendedDays: number): DayRange[] {
  const days = beginnings.find(({ below }) => recommendedDays < below)?.days ?? [];
  return days.map((day, index) => {
    const next = days[index + 1];
    return {
      from: localDate(`${month}-${day}`),
      to: next ? dayBefore(month, next) : monthDays(month).to,
    };
  });
}

/** The place of the tab that a day lies in, else of the first one. */
export function tabIndexOf(tabs: readonly DayRange[], day: LocalDate): number {
  return Math.max(
    0,
    tabs.findIndex(({ from, to }) => from <= day && day <= to),
  );
}

function dayBefore(month: LocalMonth, day: string): LocalDate {
  return localDate(`${month}-${String(Number(day) - 1).padStart(2, '0')}`);
}

import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { localDate } from '../core/local-date.ts';
import type { DayRange } from '../core/month-days.ts';
import { monthDays } from '../core/month-days.ts';

/** The first days of the tabs for fewer than `below` recommended days; from the last limit on there are no tabs. */
const beginnings: readonly { below: number; days: readonly string[] }[] = [
  { below: 1, days: [] },
  { below: 14, days: ['01', '08', '15', '22'] },
  { below: 30, days: ['01', '16'] },
];

/**
 * Returns the tabs of a month: four weeks for 1 to 13 recommended days, two halves for 14 to 29, otherwise none. The last tab
 * ends with the month.
 *
 * @param recommendedDays the recommended number of days of a plan; 0: no recommendation
 * @requirement plan-states-2, plan-states-3, plan-states-4
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

/** Returns the index of the tab that contains a day, otherwise 0. @requirement plan-states-5 */
export function tabIndexOf(tabs: readonly DayRange[], day: LocalDate): number {
  return Math.max(
    0,
    tabs.findIndex(({ from, to }) => from <= day && day <= to),
  );
}

function dayBefore(month: LocalMonth, day: string): LocalDate {
  return localDate(`${month}-${String(Number(day) - 1).padStart(2, '0')}`);
}

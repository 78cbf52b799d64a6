import type { WorkedTime, Worksheet, WorksheetRow } from './worksheet.ts';
import { weeksOf } from './worksheet-weeks.ts';

/**
 * Returns the planned minutes of days and weeks. The backend does not send them, but they follow from the balance, which is
 * worked plus excused minus planned time. The result is empty unless it agrees with the month's fund by planned shifts: the
 * days must add up to the fund, or to no more than the fund if a day has no balance, for example because of an error.
 */
export function plannedTimes({
  rows,
  fund,
}: Pick<Worksheet, 'rows' | 'fund'>): ReadonlyMap<WorksheetRow, number> {
  const planned = new Map<WorksheetRow, number>();
  let total = 0;
  let isMonthWhole = true;
  for (const { days, sum } of weeksOf(rows)) {
    let weekTotal = 0;
    let isWeekWhole = true;
    for (const day of days) {
      const minutes = leftBy(day);
      if (minutes === null) isWeekWhole &&= day.shiftName === '';
      else if (minutes < 0) return new Map();
      else {
        if (minutes > 0 || day.shiftName !== '') planned.set(day, minutes);
        weekTotal += minutes;
      }
    }
    if (sum && isWeekWhole && leftBy(sum) === weekTotal) planned.set(sum, weekTotal);
    total += weekTotal;
    isMonthWhole &&= isWeekWhole;
  }
  const { shiftMinutes } = fund;
  if (shiftMinutes === null || (isMonthWhole ? total !== shiftMinutes : total > shiftMinutes))
    return new Map();
  return planned;
}

function leftBy({ workedMinutes, excusedMinutes, balanceMinutes }: WorkedTime): number | null {
  return balanceMinutes === null ? null : (workedMinutes ?? 0) + (excusedMinutes ?? 0) - balanceMinutes;
}

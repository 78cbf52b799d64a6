import type { WorkedTime, Worksheet, WorksheetRow } from './worksheet.ts';
import { weeksOf } from './worksheet-weeks.ts';

/**
 * How long the days of a worksheet and its weeks were to be worked, in minutes. No field says that; but a balance is the
 * time worked and excused less the time planned, so that the planned time is what the balance leaves. It is given where
 * the month's fund by planned shifts bears it out: the days come to the fund, or to no more than it where a day has no
 * balance, as one with an error. Otherwise nothing is claimed. Specification 001 section 3.
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

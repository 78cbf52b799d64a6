import { localDate, localDateTime } from '../core/local-date.ts';
import type { LocalMonth } from '../core/local-date.ts';
import { addDays, isWeekend } from '../core/local-date-arithmetic.ts';
import { aPlan } from '../my-plan/my-plan.fixtures.ts';
import type { MyPlan, MyPlanInterval } from '../my-plan/my-plan.ts';
import type { OwnRequest } from './own-requests.ts';
import { daysOfRange, plannedDaysOf } from './planned-days.ts';

/** An early shift of a day, or a night shift that ends the next morning. */
export function aShift(day: string, isNight = false): MyPlanInterval {
  const date = localDate(day);
  return {
    kind: 'shift',
    day: date,
    begin: localDateTime(`${date}T${isNight ? '22' : '06'}:00:00`),
    end: localDateTime(isNight ? `${addDays(date, 1)}T06:00:00` : `${date}T14:00:00`),
    isAllDay: false,
    name: isNight ? 'Night shift' : 'Early shift',
    shortName: isNight ? 'N' : 'E',
    color: '#ffd54f',
    accountId: null,
    isOutsideWorkplace: false,
  };
}

/** An empty plan of a month, with the given differences. */
export function aMonthPlan(month: string, differences: Partial<MyPlan> = {}): MyPlan {
  return aPlan({ month: month as LocalMonth, ...differences });
}

const holidays = new Map([
  ['2026-12-24', 'Christmas Eve'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-26', 'Second Day of Christmas'],
]);

/** A plan of December 2026: early shifts on working days, night shifts in the third week, and Christmas. */
export const decemberPlan = aMonthPlan('2026-12', {
  intervals: daysOfRange({ first: localDate('2026-12-01'), last: localDate('2026-12-31') })
    .filter((day) => !isWeekend(day) && !holidays.has(day))
    .map((day) => aShift(day, day >= '2026-12-14' && day <= '2026-12-18')),
  publicHolidays: [...holidays].map(([day, name]) => ({ day: localDate(day), name })),
});

/** The planned days of `decemberPlan`. */
export const decemberPlanned = plannedDaysOf([decemberPlan]);

/** An approved vacation from 7 to 9 December, and a pending visit to the doctor on 16 December. */
export const someOwnRequests: OwnRequest[] = [
  {
    id: 1,
    state: 'approved',
    account: 'Vacation',
    days: { first: localDate('2026-12-07'), last: localDate('2026-12-09') },
    times: null,
  },
  {
    id: 2,
    state: 'pending',
    account: 'Doctor',
    days: { first: localDate('2026-12-16'), last: localDate('2026-12-16') },
    times: { begin: localDateTime('2026-12-16T08:00:00'), end: localDateTime('2026-12-16T10:30:00') },
  },
];

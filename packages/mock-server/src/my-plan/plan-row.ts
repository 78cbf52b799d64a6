import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanDay } from './plan-day.ts';
import type { PlanLabel, ShiftName } from './plan-labels.ts';
import { shiftLabels } from './plan-labels.ts';
import { shiftTimes } from './shift-patterns.ts';

/** An interval of a plan without a language and an owner. */
export interface PlanRow {
  type: 'IPODENSMEN' | 'PLNCHANGE' | 'IPOPOH' | 'IPOPREST' | 'WFLREQUEST' | 'IPOSKOLENI';
  /** The day that the interval belongs to. */
  day: LocalDate;
  /** In the format `yyyy-MM-ddTHH:mm:ssZ`, like `end`. */
  begin: string;
  end: string;
  isAllDay: boolean;
  label: PlanLabel;
  outsideOfWorkplace: boolean;
}

/** Whether an interval is booked on an account that is neither work nor standby. */
export function isAbsence({ type }: PlanRow): boolean {
  return type === 'IPOPREST' || type === 'IPOSKOLENI';
}

type PlanRowContent = Pick<PlanRow, 'type' | 'label'> & { outsideOfWorkplace?: boolean };

const minutesOfDay = 24 * 60;

/** Returns a row between two minutes of a day; minutes from 1440 on are in the next day. */
export function partOfDay(day: PlanDay, begin: number, end: number, what: PlanRowContent): PlanRow {
  return {
    outsideOfWorkplace: false,
    ...what,
    day: day.date,
    begin: momentOf(day, begin),
    end: momentOf(day, end),
    isAllDay: false,
  };
}

/** Returns a row of a whole day: from midnight to the next midnight. */
export function wholeDay(day: PlanDay, what: PlanRowContent): PlanRow {
  return { ...partOfDay(day, 0, minutesOfDay, what), isAllDay: true };
}

/** Returns the row of a planned shift, or of a requested change with the type `PLNCHANGE`. */
export function shiftRow(
  day: PlanDay,
  shift: ShiftName,
  type: 'IPODENSMEN' | 'PLNCHANGE' = 'IPODENSMEN',
  outsideOfWorkplace = false,
): PlanRow {
  const { begin, end } = minutesOfShift(shift);
  return partOfDay(day, begin, end, { type, label: shiftLabels[shift], outsideOfWorkplace });
}

/** Returns begin and end of a shift in minutes from midnight; a night shift ends after minute 1440. */
export function minutesOfShift(shift: ShiftName): { begin: number; end: number } {
  return shiftMinutes[shift];
}

const shiftMinutes = Object.fromEntries(
  Object.entries(shiftTimes).map(([shift, { begin, end }]) => {
    const [first, last] = [minutesOf(begin), minutesOf(end)];
    return [shift, { begin: first, end: last > first ? last : last + minutesOfDay }];
  }),
) as Record<ShiftName, { begin: number; end: number }>;

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Returns the moment of a minute of a day; minutes from 1440 on are in the next day. */
export function momentOf(day: PlanDay, minutes: number): string {
  const rest = minutes % minutesOfDay;
  const two = (value: number) => String(value).padStart(2, '0');
  const date = minutes < minutesOfDay ? day.date : day.next;
  return `${date}T${two(Math.floor(rest / 60))}:${two(rest % 60)}:00Z`;
}

import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanDay } from './plan-day.ts';
import type { PlanLabel, ShiftName } from './plan-labels.ts';
import { shiftLabels } from './plan-labels.ts';
import { shiftTimes } from './shift-patterns.ts';

/** An interval of somebody's plan, before the language and the owner are known. */
export interface PlanRow {
  type: 'IPODENSMEN' | 'PLNCHANGE' | 'IPOPOH' | 'IPOPREST' | 'WFLREQUEST' | 'IPOSKOLENI';
  /** The day that it belongs to. */
  day: LocalDate;
  /** `yyyy-MM-ddTHH:mm:ssZ`, as the other times. */
  begin: string;
  end: string;
  isAllDay: boolean;
  label: PlanLabel;
  outsideOfWorkplace: boolean;
}

type What = Pick<PlanRow, 'type' | 'label'> & { outsideOfWorkplace?: boolean };

const minutesOfDay = 24 * 60;

/** A row from one minute of a day to another; those from 1440 on lie in the next day. */
export function partOfDay(day: PlanDay, begin: number, end: number, what: What): PlanRow {
  return {
    outsideOfWorkplace: false,
    ...what,
    day: day.date,
    begin: momentOf(day, begin),
    end: momentOf(day, end),
    isAllDay: false,
  };
}

/** A row of a whole day: from midnight to the next midnight. */
export function wholeDay(day: PlanDay, what: What): PlanRow {
  return { ...partOfDay(day, 0, minutesOfDay, what), isAllDay: true };
}

/** A shift, or with `PLNCHANGE` the shift that a day is to have instead. */
export function shiftRow(
  day: PlanDay,
  shift: ShiftName,
  type: 'IPODENSMEN' | 'PLNCHANGE' = 'IPODENSMEN',
  outsideOfWorkplace = false,
): PlanRow {
  const { begin, end } = minutesOfShift(shift);
  return partOfDay(day, begin, end, { type, label: shiftLabels[shift], outsideOfWorkplace });
}

/** Minutes from midnight; the end of a night shift lies in the next day. */
export function minutesOfShift(shift: ShiftName): { begin: number; end: number } {
  const { begin, end } = shiftTimes[shift];
  const [first, last] = [minutesOf(begin), minutesOf(end)];
  return { begin: first, end: last > first ? last : last + minutesOfDay };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function momentOf(day: PlanDay, minutes: number): string {
  const rest = minutes % minutesOfDay;
  const two = (value: number) => String(value).padStart(2, '0');
  const date = minutes < minutesOfDay ? day.date : day.next;
  return `${date}T${two(Math.floor(rest / 60))}:${two(rest % 60)}:00Z`;
}

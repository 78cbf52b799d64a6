import type { LocalDate, LocalDateTime, LocalTime } from '../core/local-date.ts';
import { localDateTime } from '../core/local-date.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';
import { localTime } from '../core/local-time.ts';
import type { Agenda } from './requests.ts';

/** When a request is for: whole days from the first to the last, or one part of a day. */
export interface RequestPeriod {
  isAllDay: boolean;
  firstDay: LocalDate;
  /** Counts for whole days only; a part of a day ends on `endDayOf`. */
  lastDay: LocalDate;
  beginTime: LocalTime;
  endTime: LocalTime;
}

const defaultTimes: Record<Agenda, Pick<RequestPeriod, 'beginTime' | 'endTime'>> = {
  requests: { beginTime: localTime('08:00'), endTime: localTime('16:30') },
  unavailabilities: { beginTime: localTime('00:00'), endTime: localTime('23:59') },
};

/** The period that a new request begins with: tomorrow, all day. Specification 000 section 9. */
export function defaultPeriod(agenda: Agenda, today: LocalDate): RequestPeriod {
  const tomorrow = addDays(today, 1);
  return { isAllDay: true, firstDay: tomorrow, lastDay: tomorrow, ...defaultTimes[agenda] };
}

/** One edit of a period, as a person makes it. */
export type PeriodEdit =
  /** Picked in the calendar: the other day moves along where the order would be wrong. */
  | { kind: 'pickFirstDay' | 'pickLastDay'; day: LocalDate }
  /** Typed: nothing else moves, and a wrong order is said. */
  | { kind: 'typeFirstDay' | 'typeLastDay'; day: LocalDate }
  | { kind: 'setAllDay'; isAllDay: boolean }
  | { kind: 'setBeginTime' | 'setEndTime'; time: LocalTime };

/** The period after an edit. Specification 000 section 5 (new request date order). */
export function editPeriod(period: RequestPeriod, edit: PeriodEdit): RequestPeriod {
  switch (edit.kind) {
    case 'pickFirstDay':
      return { ...period, firstDay: edit.day, lastDay: later(period.lastDay, edit.day) };
    case 'pickLastDay':
      return { ...period, lastDay: edit.day, firstDay: earlier(period.firstDay, edit.day) };
    case 'typeFirstDay':
      return { ...period, firstDay: edit.day };
    case 'typeLastDay':
      return { ...period, lastDay: edit.day };
    case 'setAllDay':
      return { ...period, isAllDay: edit.isAllDay, lastDay: period.firstDay };
    case 'setBeginTime':
      return { ...period, beginTime: edit.time };
    case 'setEndTime':
      return { ...period, endTime: edit.time };
  }
}

/** Whether the first day is after the last one (`IsWrongDayOrder`). A part of a day is never in a wrong order. */
export function isWrongDayOrder({ isAllDay, firstDay, lastDay }: RequestPeriod): boolean {
  return isAllDay && firstDay > lastDay;
}

/**
 * The day on which a period ends. A part of a day whose end is earlier than its begin ends the next day; equal times
 * stay on one day in a request and make a whole turn of the clock in an unavailability.
 */
export function endDayOf(agenda: Agenda, period: RequestPeriod): LocalDate {
  const { isAllDay, firstDay, lastDay, beginTime, endTime } = period;
  if (isAllDay) return lastDay;
  const endsNextDay = agenda === 'requests' ? endTime < beginTime : endTime <= beginTime;
  return endsNextDay ? addDays(firstDay, 1) : firstDay;
}

/** One row of what is sent: a whole day, or a part that begins on it. */
export interface PeriodRow {
  day: LocalDate;
  /** Null for a whole day. */
  begin: LocalDateTime | null;
  /** Null for a whole day; may lie on the next day. */
  end: LocalDateTime | null;
}

/**
 * The rows of a period: one a whole day, weekends too, or one for a part of a day.
 *
 * @throws RangeError the first day is after the last one
 */
export function rowsOf(agenda: Agenda, period: RequestPeriod): PeriodRow[] {
  if (isWrongDayOrder(period)) throw new RangeError('The first day is after the last one.');
  const { isAllDay, firstDay, lastDay, beginTime, endTime } = period;
  if (!isAllDay)
    return [
      {
        day: firstDay,
        begin: localDateTime(`${firstDay}T${beginTime}:00`),
        end: localDateTime(`${endDayOf(agenda, period)}T${endTime}:00`),
      },
    ];
  return Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, index) => ({
    day: addDays(firstDay, index),
    begin: null,
    end: null,
  }));
}

function later(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}

function earlier(one: LocalDate, other: LocalDate): LocalDate {
  return one < other ? one : other;
}

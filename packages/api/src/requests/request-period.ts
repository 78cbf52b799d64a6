import type { LocalDate, LocalDateTime, LocalTime } from '../core/local-date.ts';
import { localDateTime } from '../core/local-date.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';
import { localTime } from '../core/local-time.ts';
import type { Agenda } from './requests.ts';

/** The period of a request: whole days from the first to the last, or a part of a day. */
export interface RequestPeriod {
  isAllDay: boolean;
  firstDay: LocalDate;
  /** Used for whole days only; see `endDayOf` for a part of a day. */
  lastDay: LocalDate;
  beginTime: LocalTime;
  endTime: LocalTime;
}

const defaultTimes: Record<Agenda, Pick<RequestPeriod, 'beginTime' | 'endTime'>> = {
  requests: { beginTime: localTime('08:00'), endTime: localTime('16:30') },
  unavailabilities: { beginTime: localTime('00:00'), endTime: localTime('23:59') },
};

/** Returns the initial period of a new request: tomorrow, all day. @requirement requests-60, unavailability-34 */
export function defaultPeriod(agenda: Agenda, today: LocalDate): RequestPeriod {
  const tomorrow = addDays(today, 1);
  return { isAllDay: true, firstDay: tomorrow, lastDay: tomorrow, ...defaultTimes[agenda] };
}

/** An edit that the user makes in a period. */
export type PeriodEdit =
  /** A day that is picked in the calendar moves the other day where the order would be wrong. */
  | { kind: 'pickFirstDay' | 'pickLastDay'; day: LocalDate }
  /** A typed day moves nothing else, so the order can be wrong. */
  | { kind: 'typeFirstDay' | 'typeLastDay'; day: LocalDate }
  | { kind: 'setAllDay'; isAllDay: boolean }
  | { kind: 'setBeginTime' | 'setEndTime'; time: LocalTime };

/** Returns the period after an edit. @requirement requests-31, requests-32 */
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

/** Returns whether the first day is after the last one. A part of a day is never in a wrong order. @requirement requests-30 */
export function isWrongDayOrder({ isAllDay, firstDay, lastDay }: RequestPeriod): boolean {
  return isAllDay && firstDay > lastDay;
}

/**
 * Returns the day on which a period ends. A part of a day whose end time is before its begin time ends the next day. With equal
 * times a request stays on one day, and an unavailability lasts 24 hours.
 *
 * @requirement requests-28, requests-33, unavailability-12
 */
export function endDayOf(agenda: Agenda, period: RequestPeriod): LocalDate {
  const { isAllDay, firstDay, lastDay, beginTime, endTime } = period;
  if (isAllDay) return lastDay;
  const endsNextDay = agenda === 'requests' ? endTime < beginTime : endTime <= beginTime;
  return endsNextDay ? addDays(firstDay, 1) : firstDay;
}

/** A row of a call: a whole day, or a part of a day that begins on it. */
export interface PeriodRow {
  day: LocalDate;
  /** Null for a whole day. */
  begin: LocalDateTime | null;
  /** Null for a whole day; may be on the next day. */
  end: LocalDateTime | null;
}

/**
 * Returns the rows of a period: one for each whole day, weekends included, or one for a part of a day.
 *
 * @throws RangeError where the first day is after the last one
 * @requirement requests-27, requests-28
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

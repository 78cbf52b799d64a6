import type { LocalDate, LocalTime } from '../core/local-date.ts';
import { localTime, minutesOf, minutesOfDay, timeAtMinutes } from '../core/local-time.ts';
import type { RequestPeriod } from './request-period.ts';

/** The minutes between a time and the other time that it moves. */
const stepMinutes = 30;
const midnight = localTime('00:00');

/** An edit that the user makes in the period of an unavailability. */
export type UnavailabilityEdit =
  | { kind: 'setDay'; day: LocalDate }
  | { kind: 'setAllDay'; isAllDay: boolean }
  /** A step of a time moves the other time where it would be passed. */
  | { kind: 'stepBegin' | 'stepEnd'; time: LocalTime }
  /** A typed time moves nothing else. An end that is not after the begin is on the next day. */
  | { kind: 'typeBegin' | 'typeEnd'; time: LocalTime };

/**
 * Returns the period of an unavailability after an edit. It has one day: the last day is the first.
 *
 * A step moves the other time, so that no one gets a night by accident; a night is typed. Where the end is already on the next
 * day, no time can pass the other.
 *
 * @requirement unavailability-12, unavailability-16, unavailability-17
 */
export function editUnavailability(period: RequestPeriod, edit: UnavailabilityEdit): RequestPeriod {
  switch (edit.kind) {
    case 'setDay':
      return { ...period, firstDay: edit.day, lastDay: edit.day };
    case 'setAllDay':
      return { ...period, isAllDay: edit.isAllDay, lastDay: period.firstDay };
    case 'typeBegin':
      return { ...period, beginTime: edit.time };
    case 'typeEnd':
      return { ...period, endTime: edit.time };
    case 'stepBegin':
      return { ...period, beginTime: edit.time, endTime: pulledEnd(period, edit.time) };
    case 'stepEnd':
      return { ...period, endTime: edit.time, beginTime: pulledBegin(period, edit.time) };
  }
}

/** Returns the end after a step of the begin. After a begin in the last minute of the day it is midnight. */
function pulledEnd({ beginTime, endTime }: RequestPeriod, begin: LocalTime): LocalTime {
  if (endTime <= beginTime || begin < endTime) return endTime;
  const last = minutesOfDay - 1;
  if (minutesOf(begin) === last) return midnight;
  return timeAtMinutes(Math.min(minutesOf(begin) + stepMinutes, last));
}

/** Returns the begin after a step of the end. An end at midnight is the end of the day, so it moves nothing. */
function pulledBegin({ beginTime, endTime }: RequestPeriod, end: LocalTime): LocalTime {
  if (endTime <= beginTime || beginTime < end || end === midnight) return beginTime;
  return timeAtMinutes(Math.max(minutesOf(end) - stepMinutes, 0));
}

import type { LocalDate, LocalTime } from '../core/local-date.ts';
import { localTime, minutesOf, minutesOfDay, timeAtMinutes } from '../core/local-time.ts';
import type { RequestPeriod } from './request-period.ts';

/** Minutes that a pulled time keeps from the one that pulls it. Specification 000 section 9. */
const stepMinutes = 30;
const midnight = localTime('00:00');

/** One edit of the period of an unavailability, as a person makes it. */
export type UnavailabilityEdit =
  | { kind: 'setDay'; day: LocalDate }
  | { kind: 'setAllDay'; isAllDay: boolean }
  /** Moved by a step: the other time is pulled along where it would be passed. */
  | { kind: 'stepBegin' | 'stepEnd'; time: LocalTime }
  /** Typed: the other time stays, and an end that is not after the begin lies on the next day. */
  | { kind: 'typeBegin' | 'typeEnd'; time: LocalTime };

/**
 * The period of an unavailability after an edit. It has one day: its last is its first.
 *
 * Two rules of the specification meet here: moving a time past the other pulls that along (000 section 5), and an end
 * that is not after its begin lies on the next day (000 section 4). Steps move, so that nobody slips into a night; who
 * means one types it. Where the end lies on the next day already, no time passes the other any more.
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

/** After the last minute of a day only midnight is left for an end. */
function pulledEnd({ beginTime, endTime }: RequestPeriod, begin: LocalTime): LocalTime {
  if (endTime <= beginTime || begin < endTime) return endTime;
  const last = minutesOfDay - 1;
  if (minutesOf(begin) === last) return midnight;
  return timeAtMinutes(Math.min(minutesOf(begin) + stepMinutes, last));
}

/** An end at midnight passes no begin: it is the end of the day. */
function pulledBegin({ beginTime, endTime }: RequestPeriod, end: LocalTime): LocalTime {
  if (endTime <= beginTime || beginTime < end || end === midnight) return beginTime;
  return timeAtMinutes(Math.max(minutesOf(end) - stepMinutes, 0));
}

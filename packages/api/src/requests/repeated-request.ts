import type { LocalDate } from '../core/local-date.ts';
import { timeOf } from '../core/local-date.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';
import { requestParts } from './request-parts.ts';
import type { RequestPeriod } from './request-period.ts';
import { defaultPeriod } from './request-period.ts';
import type { Agenda, WorkflowRequest } from './requests.ts';

/** The values that a new request copies from an old one. */
export interface RepeatedRequest {
  /** The account's name, as the backend writes it. */
  accountName: string;
  period: RequestPeriod;
  note: string;
}

/**
 * Returns the initial values of a new request that repeats an old one: the same account, length and times, on the next days
 * with the same weekdays. Future days of a rejected or cancelled request stay the same. The note of a rejection is not copied.
 * Returns null where the text of the old request cannot be parsed.
 */
export function repeatedRequest(
  request: WorkflowRequest,
  agenda: Agenda,
  today: LocalDate,
): RepeatedRequest | null {
  const parts = requestParts(request.text);
  if (!parts) return null;
  const { account, days, times } = parts;
  const isFree = request.state === 'rejected' || request.state === 'cancelled';
  const firstDay = isFree && days.first > today ? days.first : nextLike(days.first, later(days.last, today));
  return {
    accountName: account,
    period: {
      ...defaultPeriod(agenda, today),
      firstDay,
      lastDay: times ? firstDay : addDays(firstDay, daysBetween(days.first, days.last)),
      ...(times && { isAllDay: false, beginTime: timeOf(times.begin), endTime: timeOf(times.end) }),
    },
    note: request.state === 'rejected' ? '' : request.note,
  };
}

/** Returns the first day after `after` that has the weekday of `day`. */
function nextLike(day: LocalDate, after: LocalDate): LocalDate {
  const tomorrow = addDays(after, 1);
  const ahead = ((daysBetween(tomorrow, day) % 7) + 7) % 7;
  return addDays(tomorrow, ahead);
}

function later(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}

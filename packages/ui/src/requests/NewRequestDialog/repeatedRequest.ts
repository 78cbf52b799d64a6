import type { LocalDate } from '@selfservice/api/core/local-date';
import { timeOf } from '@selfservice/api/core/local-date';
import { addDays, daysBetween } from '@selfservice/api/core/local-date-arithmetic';
import { requestParts } from '@selfservice/api/requests/request-parts';
import type { RequestPeriod } from '@selfservice/api/requests/request-period';
import { defaultPeriod } from '@selfservice/api/requests/request-period';
import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';

/** What a new request takes over from an old one. */
export interface RepeatedRequest {
  /** What the old one is booked on, in the server's words. */
  accountName: string;
  period: RequestPeriod;
  comment: string;
}

/**
 * What a new request like an old one begins with: the same account, length and times, on the same weekdays, the next time
 * that they come. Days that are still to come and were not granted are taken again. A note of whoever has rejected it is
 * not. Null where the old one's text cannot be read.
 *
 * @param today the day that it is now
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
    comment: request.state === 'rejected' ? '' : request.note,
  };
}

/** The first day after another one that has the weekday of a day. */
function nextLike(day: LocalDate, after: LocalDate): LocalDate {
  const tomorrow = addDays(after, 1);
  const ahead = ((daysBetween(tomorrow, day) % 7) + 7) % 7;
  return addDays(tomorrow, ahead);
}

function later(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}

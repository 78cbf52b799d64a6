import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import { localDateTime } from '../core/local-date.ts';
import { addDays } from '../core/local-date-arithmetic.ts';
import type { RequestParts } from './request-parts.ts';
import { requestParts } from './request-parts.ts';
import type { RequestPeriod } from './request-period.ts';
import { endDayOf } from './request-period.ts';
import type { Agenda, WorkflowRequest } from './requests.ts';

/** A pending or approved request of the user. */
export interface OwnRequest extends RequestParts {
  id: number;
  state: 'pending' | 'approved';
}

/** Returns the pending and approved requests of a list, without those whose text cannot be parsed. */
export function ownRequests(requests: readonly WorkflowRequest[]): OwnRequest[] {
  return requests.flatMap(({ id, state, text }) => {
    const parts = state === 'pending' || state === 'approved' ? requestParts(text) : null;
    return parts ? [{ ...parts, id, state: state as OwnRequest['state'] }] : [];
  });
}

/** Returns the requests of each day. */
export function requestsByDay(
  requests: readonly OwnRequest[],
  days: readonly LocalDate[],
): ReadonlyMap<LocalDate, readonly OwnRequest[]> {
  return new Map(
    days.map((day) => [day, requests.filter(({ days: { first, last } }) => first <= day && day <= last)]),
  );
}

/** Returns the requests that overlap a period. A request that ends when the period begins does not overlap it. */
export function overlapped(
  agenda: Agenda,
  period: RequestPeriod,
  requests: readonly OwnRequest[],
): OwnRequest[] {
  const requested = spanOfPeriod(agenda, period);
  return requests.filter((request) => {
    const { begin, end } = spanOf(request);
    return requested.begin < end && begin < requested.end;
  });
}

/** A time span; `end` is not part of it. */
interface Span {
  begin: LocalDateTime;
  end: LocalDateTime;
}

function spanOfPeriod(agenda: Agenda, period: RequestPeriod): Span {
  const { isAllDay, firstDay, lastDay, beginTime, endTime } = period;
  if (isAllDay) return wholeDays(firstDay, lastDay);
  return {
    begin: localDateTime(`${firstDay}T${beginTime}:00`),
    end: localDateTime(`${endDayOf(agenda, period)}T${endTime}:00`),
  };
}

function spanOf({ days, times }: OwnRequest): Span {
  return times ?? wholeDays(days.first, days.last);
}

function wholeDays(first: LocalDate, last: LocalDate): Span {
  return { begin: localDateTime(`${first}T00:00:00`), end: localDateTime(`${addDays(last, 1)}T00:00:00`) };
}

import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import { localDateTime } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { RequestParts } from '@selfservice/api/requests/request-parts';
import { requestParts } from '@selfservice/api/requests/request-parts';
import type { RequestPeriod } from '@selfservice/api/requests/request-period';
import { endDayOf } from '@selfservice/api/requests/request-period';
import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';

/** A request of the person's own that stands: it waits, or it has been approved. */
export interface OwnRequest extends RequestParts {
  id: number;
  state: 'pending' | 'approved';
}

/** The requests that stand, out of those that are listed; one whose days cannot be read is left out. */
export function ownRequests(requests: readonly WorkflowRequest[]): OwnRequest[] {
  return requests.flatMap(({ id, state, text }) => {
    const parts = state === 'pending' || state === 'approved' ? requestParts(text) : null;
    return parts ? [{ ...parts, id, state: state as OwnRequest['state'] }] : [];
  });
}

/** The requests of each day that they are for. */
export function requestsByDay(
  requests: readonly OwnRequest[],
  days: readonly LocalDate[],
): ReadonlyMap<LocalDate, readonly OwnRequest[]> {
  return new Map(
    days.map((day) => [day, requests.filter(({ days: { first, last } }) => first <= day && day <= last)]),
  );
}

/** The requests that a period overlaps. One that ends when the other begins does not. */
export function overlapped(
  agenda: Agenda,
  period: RequestPeriod,
  requests: readonly OwnRequest[],
): OwnRequest[] {
  const asked = stretchOfPeriod(agenda, period);
  return requests.filter((request) => {
    const { begin, end } = stretchOf(request);
    return asked.begin < end && begin < asked.end;
  });
}

/** From a moment to another one, which does not belong to it. */
interface Stretch {
  begin: LocalDateTime;
  end: LocalDateTime;
}

function stretchOfPeriod(agenda: Agenda, period: RequestPeriod): Stretch {
  const { isAllDay, firstDay, lastDay, beginTime, endTime } = period;
  if (isAllDay) return wholeDays(firstDay, lastDay);
  return {
    begin: localDateTime(`${firstDay}T${beginTime}:00`),
    end: localDateTime(`${endDayOf(agenda, period)}T${endTime}:00`),
  };
}

function stretchOf({ days, times }: OwnRequest): Stretch {
  return times ?? wholeDays(days.first, days.last);
}

function wholeDays(first: LocalDate, last: LocalDate): Stretch {
  return { begin: localDateTime(`${first}T00:00:00`), end: localDateTime(`${addDays(last, 1)}T00:00:00`) };
}

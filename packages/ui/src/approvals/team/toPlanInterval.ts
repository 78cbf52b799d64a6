import { localDateTime } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { RequestDays } from '@selfservice/api/requests/request-days';
import { requestParts } from '@selfservice/api/requests/request-parts';

/**
 * Returns a request as an interval of the plan: whole days, or a part of a day.
 *
 * @param text account and range as the server words them
 * @param days the days of the text
 */
export function toPlanInterval(text: string, days: RequestDays): PlanInterval {
  const parts = requestParts(text);
  const whole = {
    begin: localDateTime(`${days.first}T00:00:00`),
    end: localDateTime(`${addDays(days.last, 1)}T00:00:00`),
  };
  return {
    kind: 'request',
    ...(parts?.times ?? whole),
    isAllDay: !parts?.times,
    name: parts?.account ?? '',
    shortName: '',
    color: null,
  };
}

/** Whether a request is for a part of one day. */
export function isPartOfADay(text: string, { first, last }: RequestDays): boolean {
  return first === last && Boolean(requestParts(text)?.times);
}

/** Returns the applicant's plan with the ghost in place of the same request, which the plan may already contain. */
export function withGhost(intervals: readonly PlanInterval[], ghost: PlanInterval): readonly PlanInterval[] {
  const isSame = ({ kind, name, begin, end }: PlanInterval) =>
    kind === 'request' &&
    (name === '' || ghost.name === '' || name === ghost.name) &&
    begin < ghost.end &&
    end > ghost.begin;
  return [...intervals.filter((interval) => !isSame(interval)), ghost];
}

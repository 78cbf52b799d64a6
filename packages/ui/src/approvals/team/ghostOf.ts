import { localDateTime } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { RequestDays } from '@selfservice/api/requests/request-days';
import { requestParts } from '@selfservice/api/requests/request-parts';

/**
 * What a request would put into the plan: its days, or the part of a day that it is for.
 *
 * @param text account and range in the server's words
 * @param days the days that were read out of it
 */
export function ghostOf(text: string, days: RequestDays): PlanInterval {
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

/** Whether the hours of what is asked for matter: it is for a part of one day. */
export function isPartOfADay(text: string, { first, last }: RequestDays): boolean {
  return first === last && Boolean(requestParts(text)?.times);
}

/** The plan of whoever asks with the ghost in the place of the same request, which the plan may know already. */
export function withGhost(intervals: readonly PlanInterval[], ghost: PlanInterval): readonly PlanInterval[] {
  const isSame = ({ kind, name, begin, end }: PlanInterval) =>
    kind === 'request' &&
    (name === '' || ghost.name === '' || name === ghost.name) &&
    begin < ghost.end &&
    end > ghost.begin;
  return [...intervals.filter((interval) => !isSame(interval)), ghost];
}

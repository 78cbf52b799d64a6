import type { LocalDate } from '@selfservice/api/core/local-date';
import { requestDays } from '@selfservice/api/requests/request-days';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';

/** Groups of a person's own requests, in the order in which they are shown. */
export const requestGroups = ['upcoming', 'waiting', 'decided'] as const;

/** One group of a person's own requests. */
export type RequestGroup = (typeof requestGroups)[number];

/**
 * A person's own requests by what they mean to that person: approved ones that are not over yet, the next one first;
 * those that wait for a decision, the next one first; everything else that is decided, the last decision first. Where
 * days cannot be read or are the same, the server's order stays.
 *
 * @param today the day that it is now
 */
export function groupRequests(
  requests: readonly WorkflowRequest[],
  today: LocalDate,
): Record<RequestGroup, WorkflowRequest[]> {
  const groupOf = ({ state, text }: WorkflowRequest): RequestGroup => {
    if (state === 'pending') return 'waiting';
    const last = requestDays(text)?.last;
    return state === 'approved' && last !== undefined && last >= today ? 'upcoming' : 'decided';
  };
  const inGroup = (group: RequestGroup) => requests.filter((request) => groupOf(request) === group);
  return {
    upcoming: inGroup('upcoming').toSorted(byText(firstDay)),
    waiting: inGroup('waiting').toSorted(byText(firstDay)),
    decided: inGroup('decided').toSorted((one, other) => byText(decision)(other, one)),
  };
}

/** What cannot be read stands at the end. */
function firstDay({ text }: WorkflowRequest): string {
  return requestDays(text)?.first ?? '9999';
}

function decision({ decidedAt, createdAt }: WorkflowRequest): string {
  return decidedAt ?? createdAt;
}

function byText(textOf: (request: WorkflowRequest) => string) {
  return (one: WorkflowRequest, other: WorkflowRequest): number => {
    const [a, b] = [textOf(one), textOf(other)];
    return a < b ? -1 : Number(a > b);
  };
}

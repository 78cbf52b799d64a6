import type { LocalDate } from '@selfservice/api/core/local-date';
import { requestDays } from '@selfservice/api/requests/request-days';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';

/** The groups of the user's own requests, in the order in which they are shown. */
export const requestGroups = ['waiting', 'upcoming', 'decided'] as const;

/** A group of the user's own requests. */
export type RequestGroup = (typeof requestGroups)[number];

/**
 * Groups the user's own requests: pending ones, and approved ones that are not over yet, each sorted by the first day; and all
 * other decided ones, the latest decision first. Requests with equal or unreadable days keep the order of the backend.
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

/** The first day, or a text that sorts last where the days cannot be read. */
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

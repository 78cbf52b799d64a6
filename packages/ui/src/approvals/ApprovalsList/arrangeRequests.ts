import type { LocalDate } from '@selfservice/api/core/local-date';
import { addDays, startOfWeek } from '@selfservice/api/core/local-date-arithmetic';
import { requestDays } from '@selfservice/api/requests/request-days';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';

/** How urgent a decision is: too late, due today, by Sunday or later, also where there is no deadline; or made. */
export const urgencies = ['late', 'today', 'week', 'later', 'decided'] as const;

/** How urgent a decision is. */
export type Urgency = (typeof urgencies)[number];

/** What the requests of a group follow. */
export const approvalOrders = ['deadline', 'person', 'day'] as const;

/** What the requests of a group follow: their deadline, who asks, or the first day that is asked for. */
export type ApprovalOrder = (typeof approvalOrders)[number];

/** Requests that are as urgent as each other. */
interface UrgencyGroup {
  urgency: Urgency;
  /** The id of the first of them. */
  firstId: number;
  count: number;
}

/** Requests in the order of the list. */
export interface ArrangedRequests {
  requests: readonly WorkflowRequest[];
  /** In order; none of them is empty. */
  groups: readonly UrgencyGroup[];
}

/**
 * How urgent a request is on a day.
 *
 * @param sunday the last day of its week; worked out once for a long list
 */
export function urgencyOf(
  { state, deadline, remainingDays }: WorkflowRequest,
  today: LocalDate,
  sunday: LocalDate = addDays(startOfWeek(today), 6),
): Urgency {
  if (state !== 'pending') return 'decided';
  const last = deadline ?? (remainingDays === null ? null : addDays(today, remainingDays));
  if (last === null) return 'later';
  if (last < today) return 'late';
  if (last === today) return 'today';
  return last <= sunday ? 'week' : 'later';
}

/**
 * Requests by how urgent they are, and within that in an order. Those that are alike, and those that have been decided,
 * stay in the order of the server.
 *
 * @param compareNames orders people's names in the language of the interface
 */
export function arrangeRequests(
  requests: readonly WorkflowRequest[],
  {
    order,
    today,
    compareNames,
  }: { order: ApprovalOrder; today: LocalDate; compareNames: (a: string, b: string) => number },
): ArrangedRequests {
  const sunday = addDays(startOfWeek(today), 6);
  const placed = requests.map((request) => ({
    request,
    urgency: urgencyOf(request, today, sunday),
    key: request.state === 'pending' ? keyOf(request, order) : '',
  }));
  const compare = order === 'person' ? compareNames : compareKeys;
  const sorted = placed.toSorted((a, b) => rankOf(a.urgency) - rankOf(b.urgency) || compare(a.key, b.key));
  const groups: UrgencyGroup[] = [];
  for (const { request, urgency } of sorted) {
    const last = groups.at(-1);
    if (last?.urgency === urgency) last.count += 1;
    else groups.push({ urgency, firstId: request.id, count: 1 });
  }
  return { requests: sorted.map(({ request }) => request), groups };
}

/** What has no day comes last. */
const never = '9999-12-31';

function keyOf({ applicant, deadline, text }: WorkflowRequest, order: ApprovalOrder): string {
  if (order === 'person') return titlesAfter(applicant);
  return (order === 'deadline' ? deadline : requestDays(text)?.first) ?? never;
}

function compareKeys(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function rankOf(urgency: Urgency): number {
  return urgencies.indexOf(urgency);
}

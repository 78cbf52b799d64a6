import type { LocalDate } from '../core/local-date.ts';
import { addDays, startOfWeek } from '../core/local-date-arithmetic.ts';
import { requestDays } from '../requests/request-days.ts';
import type { WorkflowRequest } from '../requests/requests.ts';

/** The urgencies of a request: past its deadline, due today, due by Sunday, later or without a deadline, decided. */
export const urgencies = ['late', 'today', 'week', 'later', 'decided'] as const;

/** The urgency of a decision. */
export type Urgency = (typeof urgencies)[number];

/** The orders of the requests of a group. */
export const approvalOrders = ['deadline', 'person', 'day'] as const;

/** The order of the requests of a group: by deadline, by applicant, or by the first requested day. */
export type ApprovalOrder = (typeof approvalOrders)[number];

/** Requests of the same urgency. */
export interface UrgencyGroup {
  urgency: Urgency;
  /** The id of the first of them. */
  firstId: number;
  count: number;
}

/** Requests in the order of the list. */
export interface ArrangedRequests {
  requests: readonly WorkflowRequest[];
  /** The groups in order; none is empty. */
  groups: readonly UrgencyGroup[];
}

/** The options of `arrangeRequests`. */
export interface ArrangeOptions {
  order: ApprovalOrder;
  today: LocalDate;
  /** The part of an applicant's name that orders people. */
  sortName: (applicant: string) => string;
  /** Compares results of `sortName` in the language of the interface. */
  compareNames: (a: string, b: string) => number;
}

/**
 * Returns the urgency of a request on a day.
 *
 * @param sunday the last day of the week of `today`; computed once for a long list
 */
export function urgencyOf(
  { state, deadline, remainingDays }: WorkflowRequest,
  today: LocalDate,
  sunday: LocalDate = addDays(startOfWeek(today), 6),
): Urgency {
  if (state !== 'pending') return 'decided';
  const last = lastDayOf({ deadline, remainingDays }, today);
  if (last === null) return 'later';
  if (last < today) return 'late';
  if (last === today) return 'today';
  return last <= sunday ? 'week' : 'later';
}

/** Returns the last day for a decision about a request; null without a deadline. */
export function lastDayOf(
  { deadline, remainingDays }: Pick<WorkflowRequest, 'deadline' | 'remainingDays'>,
  today: LocalDate,
): LocalDate | null {
  return deadline ?? (remainingDays === null ? null : addDays(today, remainingDays));
}

/**
 * Sorts requests by urgency, and those of the same urgency by an order. Equal and decided requests stay in the order of
 * the server.
 */
export function arrangeRequests(
  requests: readonly WorkflowRequest[],
  { order, today, sortName, compareNames }: ArrangeOptions,
): ArrangedRequests {
  const sunday = addDays(startOfWeek(today), 6);
  const keyOf = ({ applicant, deadline, text }: WorkflowRequest): string => {
    if (order === 'person') return sortName(applicant);
    return (order === 'deadline' ? deadline : requestDays(text)?.first) ?? never;
  };
  const placed = requests.map((request) => ({
    request,
    urgency: urgencyOf(request, today, sunday),
    key: request.state === 'pending' ? keyOf(request) : '',
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

/** The sort key of a request without a day, which comes last. */
const never = '9999-12-31';

function compareKeys(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function rankOf(urgency: Urgency): number {
  return urgencies.indexOf(urgency);
}

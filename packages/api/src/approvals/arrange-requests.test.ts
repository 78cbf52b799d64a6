import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../core/local-date-arithmetic.ts';
import { localDate } from '../core/local-date.ts';
import type { WorkflowRequest } from '../requests/requests.ts';
import { aDecidedRequest, aRequest } from './approvals.fixtures.ts';
import { approvalOrders, arrangeRequests, urgencies, urgencyOf } from './arrange-requests.ts';
import type { ApprovalOrder } from './arrange-requests.ts';

/** A Friday. */
const today = localDate('2026-11-20');
const { compare: compareNames } = new Intl.Collator('cs');
const arrange = (requests: readonly WorkflowRequest[], order: ApprovalOrder = 'deadline') =>
  arrangeRequests(requests, { order, today, sortName: (name) => name, compareNames });
const due = (deadline: string, more: Partial<WorkflowRequest> = {}) =>
  aRequest({ deadline: localDate(deadline), ...more });

test.each([
  ['2026-11-19', 'late'],
  ['2026-11-20', 'today'],
  ['2026-11-21', 'week'],
  ['2026-11-22', 'week'],
  ['2026-11-23', 'later'],
] as const)('a request due on %s is %s', (deadline, urgency) => {
  expect(urgencyOf(due(deadline), today)).toBe(urgency);
});

test('uses the remaining days without a deadline, and returns later without both', () => {
  expect(urgencyOf(aRequest({ deadline: null, remainingDays: -1 }), today)).toBe('late');
  expect(urgencyOf(aRequest({ deadline: null, remainingDays: 2 }), today)).toBe('week');
  expect(urgencyOf(aRequest({ deadline: null, remainingDays: null }), today)).toBe('later');
});

test('returns decided requests last, in the order of the server', () => {
  const { requests, groups } = arrange([
    aDecidedRequest('approved', { id: 1 }),
    due('2026-11-25', { id: 2 }),
    aDecidedRequest('rejected', { id: 3 }),
  ]);
  expect(requests.map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(groups).toEqual([
    { urgency: 'later', firstId: 2, count: 1 },
    { urgency: 'decided', firstId: 1, count: 2 },
  ]);
});

test.each([
  ['deadline', [1, 2, 3]],
  ['person', [2, 3, 1]],
  ['day', [3, 1, 2]],
] as const)('sorts the requests of a group by %s', (order, ids) => {
  const requests = [
    due('2026-11-24', { id: 1, applicant: 'Dvořáková Jana', text: 'Vacation 8.12.2026' }),
    due('2026-11-25', { id: 2, applicant: 'Čermák Jan', text: 'Something' }),
    due('2026-11-26', { id: 3, applicant: 'Čermák Petr', text: 'Vacation 1.12.2026' }),
  ];
  expect(arrange(requests, order).requests.map(({ id }) => id)).toEqual(ids);
});

const anyRequest = fc
  .record({
    days: fc.option(fc.integer({ min: -3, max: 12 })),
    isDecided: fc.boolean(),
    applicant: fc.constantFrom('Žák', 'Adam', 'Čech'),
    text: fc.constantFrom('Vacation 8.12.2026', 'Vacation 1.12.2026 – 3.12.2026', 'Doctor'),
  })
  .map(({ days, isDecided, applicant, text }) => {
    const deadline = days === null ? null : addDays(today, days);
    const more = { applicant, text, deadline, remainingDays: days };
    return isDecided ? aDecidedRequest('approved', more) : aRequest(more);
  });

test('returns each request once, grouped and sorted by urgency, in every order', () => {
  fc.assert(
    fc.property(
      fc.array(anyRequest, { maxLength: 20 }),
      fc.constantFrom(...approvalOrders),
      (some, order) => {
        const given = some.map((request, id) => ({ ...request, id }));
        const { requests, groups } = arrange(given, order);
        expect(requests.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(given.map(({ id }) => id));
        const ranks = requests.map((request) => urgencies.indexOf(urgencyOf(request, today)));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(given.length);
        for (const { firstId, urgency } of groups) {
          const at = requests.findIndex(({ id }) => id === firstId);
          expect(requests[at] && urgencyOf(requests[at], today)).toBe(urgency);
        }
      },
    ),
  );
});

import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDecidedRequest, aRequest } from '../requests.fixtures.ts';
import { groupRequests, requestGroups } from './groupRequests.ts';

const today = localDate('2026-11-20');
const ids = (requests: readonly WorkflowRequest[]) => requests.map(({ id }) => id);

test('an approved request is upcoming until its last day is over', () => {
  const { upcoming, decided } = groupRequests(
    [
      aDecidedRequest('approved', { id: 1, text: 'Vacation 18.11.2026 – 19.11.2026' }),
      aDecidedRequest('approved', { id: 2, text: 'Vacation 2.12.2026' }),
      aDecidedRequest('approved', { id: 3, text: 'Vacation 18.11.2026 – 20.11.2026' }),
      aDecidedRequest('rejected', { id: 4, text: 'Vacation 2.12.2026' }),
      aDecidedRequest('approved', { id: 5, text: 'Vacation, as agreed' }),
    ],
    today,
  );
  expect(ids(upcoming)).toEqual([3, 2]);
  expect(ids(decided)).toEqual([1, 4, 5]);
});

test('pending requests are sorted by their first day, also past ones', () => {
  const { waiting } = groupRequests(
    [
      aRequest({ id: 1, text: 'Vacation, as agreed' }),
      aRequest({ id: 2, text: 'Vacation 2.12.2026 – 4.12.2026' }),
      aRequest({ id: 3, text: 'Doctor 19.11.2026 8:00 – 10:30' }),
    ],
    today,
  );
  expect(ids(waiting)).toEqual([3, 2, 1]);
});

test('decided requests are sorted by their decision, the latest first', () => {
  const at = (id: number, decidedAt: string | null) =>
    aDecidedRequest('cancelled', { id, decidedAt: decidedAt === null ? null : localDateTime(decidedAt) });
  const { decided } = groupRequests(
    [at(1, '2026-11-02T08:00:00'), at(2, '2026-11-19T14:05:00'), at(3, null)],
    today,
  );
  expect(ids(decided)).toEqual([2, 3, 1]);
});

test('each request is in exactly one group, pending ones first', { tags: ['requests-64'] }, () => {
  expect(requestGroups[0]).toBe('waiting');
  const request = fc
    .record({
      id: fc.nat(),
      state: fc.constantFrom('pending', 'approved', 'rejected', 'cancelled'),
      text: fc.constantFrom('Vacation 2.12.2026', 'Vacation 2.11.2026', 'Vacation'),
    })
    .map((differences) => aRequest(differences as Partial<WorkflowRequest>));
  fc.assert(
    fc.property(fc.array(request), (requests) => {
      const groups = groupRequests(requests, today);
      const all = requestGroups.flatMap((group) => groups[group]);
      expect(new Set(all)).toEqual(new Set(requests));
      expect(all).toHaveLength(requests.length);
    }),
  );
});

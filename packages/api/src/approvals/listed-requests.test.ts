import { describe, expect, test } from 'vitest';
import type { QueuedApproval } from './approval-decisions.ts';
import { aDecidedRequest, aQueued, aRequest } from './approvals.fixtures.ts';
import { createLister, isOpen, nextOpen } from './listed-requests.ts';

const requests = [1, 2, 3].map((id) => aRequest({ id }));
const listWith = (...entries: QueuedApproval[]) => createLister()(requests, entries);

describe('a listed request', { tags: ['approvals-23'] }, () => {
  test('stays pending until the server has responded', () => {
    const [first, second] = listWith(aQueued('waiting', 1), aQueued('sending', 2));
    expect(first).toMatchObject({ progress: 'approving', request: { state: 'pending' } });
    expect(second).toMatchObject({ progress: 'approving', request: { state: 'pending' } });
  });

  test('is being checked while only its outcome is read', () => {
    const [first] = listWith({ ...aQueued('sending', 1), step: 'check' });
    expect(first).toMatchObject({ progress: 'checking', request: { state: 'pending' } });
  });

  test('is approved once the server has responded, also before the list is updated', () => {
    const [first] = listWith(aQueued('settled', 1));
    expect(first).toMatchObject({ progress: null, request: { state: 'approved' } });
  });

  test('is pending again after a failed decision', () => {
    const [first] = listWith(aQueued('failed', 1));
    expect(first).toMatchObject({ progress: null, request: { state: 'pending' } });
  });

  test('has the state of the list where that is final', () => {
    const [first] = createLister()([aDecidedRequest('rejected', { id: 1 })], [aQueued('settled', 1)]);
    expect(first?.request.state).toBe('rejected');
  });

  test('stays the same object until it changes', () => {
    const list = createLister();
    const before = list(requests, []);
    const after = list(requests, [aQueued('waiting', 2)]);
    expect(after.map((item, index) => item === before[index])).toEqual([true, false, true]);
  });

  test('stays the same object when it is loaded again, also at another place', () => {
    const list = createLister();
    const [, second] = list(requests, []);
    expect(list([aRequest({ id: 2 })], [])[0]).toBe(second);
    expect(list([aRequest({ id: 2, remainingDays: 1 })], [])[0]).not.toBe(second);
  });

  test('is open while it is pending without a decision in progress', { tags: ['approvals-11'] }, () => {
    expect(listWith(aQueued('waiting', 1), aQueued('settled', 2)).map(isOpen)).toEqual([false, false, true]);
  });
});

describe('nextOpen', { tags: ['approvals-24'] }, () => {
  const requestsOfAll = [
    aRequest({ id: 1 }),
    aDecidedRequest('approved', { id: 2 }),
    aRequest({ id: 3 }),
    aRequest({ id: 4 }),
  ];

  test.each([
    ['the first pending request below', 1, [], 3],
    ['no request with a decision in progress', 1, [aQueued('waiting', 3)], 4],
    ['the nearest pending request above where none is below', 4, [], 3],
    ['the first pending request where the row is not in the list', 9, [], 1],
    ['null where no pending request is left', 4, [aQueued('sending', 1, 3)], null],
  ])('returns %s', (_, id, entries, expected) => {
    const next = nextOpen(createLister()(requestsOfAll, entries), id);
    expect(next?.request.id ?? null).toBe(expected);
  });
});

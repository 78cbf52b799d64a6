import type { QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import { describe, expect, test } from 'vitest';
import { aDecidedRequest, aRequest } from '../../requests/requests.fixtures.ts';
import { createItemMaker, isOpen } from './approvalItems.ts';
import { nextOpen } from './nextOpen.ts';
import { withRange } from './withRange.ts';

function aQueued(phase: QueuedApproval['phase'], ...ids: number[]): QueuedApproval {
  const items = ids.map((id) => aRequest({ id }));
  return {
    key: ids[0] ?? 0,
    items,
    state: 'approved',
    note: '',
    isMass: false,
    phase,
    step: 'send',
    error: null,
  };
}

const make = () => createItemMaker((request, progress) => [request.text, progress].join(' '));
const requests = [1, 2, 3].map((id) => aRequest({ id }));
const itemsWith = (...entries: QueuedApproval[]) => make()(requests, entries);

describe('a row', () => {
  test('is never approved before the server has said so', () => {
    const [first, second] = itemsWith(aQueued('waiting', 1), aQueued('sending', 2));
    expect(first).toMatchObject({ progress: 'approving', request: { state: 'pending' } });
    expect(second).toMatchObject({ progress: 'approving', request: { state: 'pending' } });
  });

  test('is approved once it has, also before the list says so', () => {
    const [first] = itemsWith(aQueued('settled', 1));
    expect(first).toMatchObject({ progress: null, request: { state: 'approved' } });
  });

  test('stands as before where a decision has failed', () => {
    expect(itemsWith(aQueued('failed', 1))[0]).toMatchObject({
      progress: null,
      request: { state: 'pending' },
    });
  });

  test('shows what the list says where that is final', () => {
    const [first] = make()([aDecidedRequest('rejected', { id: 1 })], [aQueued('settled', 1)]);
    expect(first?.request.state).toBe('rejected');
  });

  test('stays the same object until it changes', () => {
    const items = make();
    const before = items(requests, []);
    const after = items(requests, [aQueued('waiting', 2)]);
    expect(after.map((item, index) => item === before[index])).toEqual([true, false, true]);
    expect(after[1]?.label).toContain('approving');
  });

  test('stays the same object when it is read again, also at another place', () => {
    const items = make();
    const [, second] = items(requests, []);
    expect(items([aRequest({ id: 2 })], [])[0]).toBe(second);
    expect(items([aRequest({ id: 2, remainingDays: 1 })], [])[0]).not.toBe(second);
  });

  test('and the whole list is the same where nothing has changed', () => {
    const items = make();
    const entries = [aQueued('waiting', 1)];
    expect(items(requests, entries)).toBe(items(requests, entries));
  });

  test('can be decided about while it is pending and nothing is under way', () => {
    expect(itemsWith(aQueued('waiting', 1), aQueued('settled', 2)).map(isOpen)).toEqual([false, false, true]);
  });
});

describe('the next one to decide about', () => {
  const list = [
    aRequest({ id: 1 }),
    aDecidedRequest('approved', { id: 2 }),
    aRequest({ id: 3 }),
    aRequest({ id: 4 }),
  ];

  test.each([
    ['the first pending one below', '1', [], '3'],
    ['none that is under way', '1', [aQueued('waiting', 3)], '4'],
    ['the nearest one above where none is below', '4', [], '3'],
    ['the first one where the row is not there', '9', [], '1'],
    ['nothing where none is left', '4', [aQueued('sending', 1, 3)], null],
  ])('is %s', (_, id, entries, expected) => {
    expect(nextOpen(make()(list, entries), id)?.id ?? null).toBe(expected);
  });
});

describe('a range', () => {
  const items = make()(
    [1, 2, 3, 4].map((id) => (id === 2 ? aDecidedRequest('approved', { id }) : aRequest({ id }))),
    [],
  );

  test.each([
    ['downwards', '1', '3', ['1', '3']],
    ['upwards', '4', '3', ['3', '4']],
    ['of one row', '4', '4', ['4']],
    ['from a row that is gone', '9', '4', []],
  ])('%s takes in what is pending', (_, from, to, expected) => {
    expect([...withRange(new Set(), items, from, to)].toSorted()).toEqual(expected);
  });

  test('adds to what is selected', () => {
    expect([...withRange(new Set(['1']), items, '3', '4')]).toEqual(['1', '3', '4']);
  });
});

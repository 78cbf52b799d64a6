import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { settleDecision } from './settle-decision.ts';

test('a check of a mass decision sends nothing, also if only some of its items are done', async () => {
  const items = [
    { id: 1, state: 'pending' },
    { id: 2, state: 'pending' },
  ];
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const outcomes = await settleDecision({
    decision: { items, state: 'approved', note: '', isMass: true },
    clock: systemClock,
    attempt: null,
    isCheck: true,
    ifOwn: (call) => call(),
    send,
    client: new QueryClient(),
    invalidates: [],
    read: () => Promise.resolve(items.map((item) => (item.id === 1 ? { ...item, state: 'approved' } : item))),
    ended: new AbortController().signal,
  });
  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'refused']);
  expect(send).not.toHaveBeenCalled();
});

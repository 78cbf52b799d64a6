import { createPassingStore } from '@selfservice/api/core/outbox/entry-store';
import { systemClock } from '@selfservice/api/core/clock';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClientOf } from './query-client-of.ts';

function aScope() {
  const ending = new AbortController();
  const identity = { tenant: '', userRef: '1', personRef: '1' };
  const scope = { signal: ending.signal, identity } as SessionScope;
  return { scope, end: () => ending.abort() };
}

const outbox = createPassingStore();
const clientOf = (scope: SessionScope) =>
  queryClientOf({ scope, clock: systemClock, onCallFailed() {}, outbox });

test('each scope has one query client', () => {
  const one = aScope();
  expect(clientOf(one.scope)).toBe(clientOf(one.scope));
  expect(clientOf(aScope().scope)).not.toBe(clientOf(one.scope));
});

test(
  'responses are removed with their scope, and a late response reaches no other scope',
  { tags: ['session-20', 'shell-50'] },
  async () => {
    const before = aScope();
    const after = aScope();
    const client = clientOf(before.scope);
    client.setQueryData(['dashboard'], 'of the person before');
    const next = clientOf(after.scope);
    before.end();
    expect(client.getQueryData(['dashboard'])).toBeUndefined();
    await client.fetchQuery({ queryKey: ['dashboard'], queryFn: () => 'late' });
    expect(next.getQueryData(['dashboard'])).toBeUndefined();
  },
);

test('a query whose screen outlives its scope is removed immediately', async () => {
  vi.useFakeTimers();
  const { scope, end } = aScope();
  // Outside a browser the default does not collect anything.
  const query = { queryKey: ['dashboard'], queryFn: () => 'known', gcTime: 300_000 };
  const observer = new QueryObserver(clientOf(scope), query);
  const leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data).toBe('known');
  // The timers of this query: the calls of other tests have timers of their own.
  const timers = vi.spyOn(globalThis, 'setTimeout');
  end();
  leave();
  const delays = timers.mock.calls.map(([, ms]) => ms);
  expect(delays).toContain(0);
  expect(delays).not.toContain(query.gcTime);
});

import { batch, computed, effect, signal } from '@preact/signals-core';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { querySignal } from './query-signal.ts';

/** A query of numbers whose responses the test sends. */
function aQuery(options: { staleTime?: number } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const calls: { id: number; respond: (value: number | Error) => void }[] = [];
  const id = signal(1);
  const isEnabled = signal(true);
  const query = querySignal(client, () => ({
    queryKey: ['number', id.value],
    queryFn: ({ queryKey: [, asked] }) =>
      new Promise<number>((resolve, reject) => {
        const respond = (value: number | Error) => (value instanceof Error ? reject(value) : resolve(value));
        calls.push({ id: Number(asked), respond });
      }),
    enabled: isEnabled.value,
    ...options,
  }));
  const shown = computed(() => {
    const value = query.error.value ? 'failed' : (query.data.value ?? 'nothing');
    return `${id.value}: ${query.isFetching.value ? 'fetching ' : ''}${value}`;
  });
  return { client, calls, id, isEnabled, query, shown };
}

/** Lets everything that is due happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('fetches nothing before it is watched, and counts as fetching', async () => {
  const { calls, id, shown } = aQuery();
  expect(shown.value).toBe('1: fetching nothing');
  id.value = 2;
  expect(shown.value).toBe('2: fetching nothing');
  await settle();
  expect(calls).toEqual([]);
});

test('a disabled query does not count as fetching, and fetches once it is enabled', async () => {
  const { calls, isEnabled, shown } = aQuery();
  isEnabled.value = false;
  const seen: string[] = [];
  effect(() => void seen.push(shown.value));
  await settle();
  isEnabled.value = true;
  await settle();
  expect(calls).toHaveLength(1);
  expect(seen).toEqual(['1: nothing', '1: fetching nothing']);
});

test('shows another query without the data of the one before', async () => {
  const { calls, id, shown } = aQuery();
  const seen: string[] = [];
  effect(() => void seen.push(shown.value));
  calls[0]?.respond(10);
  await settle();
  id.value = 2;
  await settle();
  calls[1]?.respond(20);
  await settle();
  expect(seen).toEqual(['1: fetching nothing', '1: 10', '2: fetching nothing', '2: 20']);
  expect(calls.map((call) => call.id)).toEqual([1, 2]);
});

test('a failure is shown and not fetched again by itself', async () => {
  const { calls, shown } = aQuery();
  effect(() => void shown.value);
  calls[0]?.respond(new Error('no'));
  await settle();
  expect(shown.value).toBe('1: failed');
  await settle();
  expect(calls).toHaveLength(1);
});

test('an earlier failure is not shown while the query will be fetched again', async () => {
  const { calls, shown } = aQuery();
  const leave = effect(() => void shown.value);
  calls[0]?.respond(new Error('no'));
  await settle();
  expect(shown.value).toBe('1: failed');
  leave();
  expect(shown.value).toBe('1: fetching nothing');
});

test('fresh data is not fetched again, outdated data counts as fetching from the first moment', async () => {
  const { client, calls, shown } = aQuery({ staleTime: 60_000 });
  client.setQueryData(['number', 1], 10);
  expect(shown.value).toBe('1: 10');
  await client.invalidateQueries();
  const seen: string[] = [];
  effect(() => void seen.push(shown.value));
  expect(seen).toEqual(['1: fetching 10']);
  calls[0]?.respond(11);
  await settle();
  expect(seen).toEqual(['1: fetching 10', '1: 11']);
});

test('stops after the last subscriber, and is up to date for the next one', async () => {
  const { client, calls, shown } = aQuery({ staleTime: 60_000 });
  const leaves = [effect(() => void shown.value), effect(() => void shown.value)];
  calls[0]?.respond(10);
  await settle();
  for (const leave of leaves) leave();
  expect(
    client
      .getQueryCache()
      .find({ queryKey: ['number', 1] })
      ?.getObserversCount(),
  ).toBe(0);
  client.setQueryData(['number', 1], 12);
  const seen: string[] = [];
  effect(() => void seen.push(shown.value));
  await settle();
  expect(seen.at(-1)).toBe('1: 12');
  expect(calls).toHaveLength(1);
});

test('a fetch reads signals without depending on them', async () => {
  const client = new QueryClient();
  const read = signal(1);
  let count = 0;
  const query = querySignal(client, () => {
    count += 1;
    return { queryKey: ['read'], queryFn: () => read.value };
  });
  effect(() => void query.data.value);
  await settle();
  const before = count;
  read.value = 2;
  await settle();
  expect(query.data.value).toBe(1);
  expect(count).toBe(before);
});

test('every order of changes and responses ends with the data of the last query', async () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('id' as const), id: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ kind: fc.constantFrom('enable', 'disable', 'respond', 'settle') }),
    ),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      const { calls, id, isEnabled, query } = aQuery({ staleTime: Infinity });
      const torn: string[] = [];
      const leave = effect(() => {
        const data = query.data.value;
        if (data !== undefined && data !== id.value * 10) torn.push(`${id.value}: ${data}`);
      });
      const respond = () => {
        for (const call of calls.splice(0)) call.respond(call.id * 10);
      };
      for (const step of order)
        if ('id' in step) id.value = step.id;
        else if (step.kind === 'respond') respond();
        else if (step.kind === 'settle') await settle();
        else isEnabled.value = step.kind === 'enable';
      batch(() => (isEnabled.value = true));
      respond();
      await settle();
      respond();
      await settle();
      expect([query.data.value, query.isFetching.value]).toEqual([id.value * 10, false]);
      expect(torn).toEqual([]);
      leave();
    }),
    { numRuns: 60 },
  );
});

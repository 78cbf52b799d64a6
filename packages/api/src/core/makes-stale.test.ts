import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makesStale } from './makes-stale.ts';

function aClient() {
  const client = new QueryClient();
  for (const key of [['requests', 'mine'], ['requests', 'people'], ['dashboard'], ['settings']])
    client.setQueryData(key, 'answer');
  const stale = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey.join(' '));
  return { client, stale };
}

test('a mutation that succeeds makes the answers of its areas stale, and no others', async () => {
  const { client, stale } = aClient();
  const mutation = new MutationObserver(client, {
    mutationFn: (variables: number) => Promise.resolve(variables),
    onSuccess: makesStale('requests', 'dashboard'),
  });
  await mutation.mutate(1);
  expect(stale()).toEqual(['requests mine', 'requests people', 'dashboard']);
});

test('a longer key makes a part of an area stale', async () => {
  const { client, stale } = aClient();
  const mutation = new MutationObserver(client, {
    mutationFn: (variables: number) => Promise.resolve(variables),
    onSuccess: makesStale(['requests', 'mine'], 'dashboard'),
  });
  await mutation.mutate(1);
  expect(stale()).toEqual(['requests mine', 'dashboard']);
});

test('with onSettled a failed one does so too, with onSuccess it does not', async () => {
  for (const [moment, expected] of [
    ['onSettled', ['dashboard']],
    ['onSuccess', []],
  ] as const) {
    const { client, stale } = aClient();
    const mutation = new MutationObserver(client, {
      mutationFn: (why: string) => Promise.reject(new Error(why)),
      [moment]: makesStale('dashboard'),
    });
    await expect(mutation.mutate('refused')).rejects.toThrow('refused');
    expect(stale()).toEqual(expected);
  }
});

import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import type { MutationMeta } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { createQueryClient, transportOf } from './create-query-client.ts';
import { ContractError, HttpError, NetworkError, TimeoutError } from './errors.ts';
import { localDateTime } from './local-date.ts';
import type { Transport } from './transport.ts';

const aClock = () => createManualClock(localDateTime('2026-11-20T08:00:00'));

const noTransport: Transport = { call: () => Promise.reject(new Error('No call is made.')) };

function httpError(status: number, headers: Record<string, string> = {}): HttpError {
  return new HttpError({ url: '/x', status, statusText: '', headers, body: '' });
}

const failures: [name: string, error: Error, calls: number][] = [
  ['a lost network', new NetworkError('/x', null), 3],
  ['a server error', httpError(503), 3],
  ['too many requests', httpError(429), 3],
  ['a server that asks to wait for an hour', httpError(503, { 'retry-after': '3600' }), 1],
  ['a refusal', httpError(403), 1],
  ['a response of another shape', new ContractError('GET /x', 'a', 'missing'), 1],
  ['a time-out', new TimeoutError('/x', 30_000), 1],
];

describe('query client', () => {
  test.each(failures)(
    'after %s it repeats only reads that may succeed, and reports the error once',
    async (...row) => {
      const [, error, calls] = row;
      const onError = vi.fn<(error: Error) => void>();
      const client = createQueryClient({
        transport: noTransport,
        clock: aClock(),
        onCallFailed: onError,
        retryDelay: 0,
      });
      const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(error));
      await expect(client.query({ queryKey: ['x'], queryFn })).rejects.toBe(error);
      expect(queryFn).toHaveBeenCalledTimes(calls);
      expect(onError).toHaveBeenCalledOnce();
      expect(onError.mock.calls[0]?.[0]).toBe(error);
    },
  );

  test('waits before it repeats a read as long as the server asks, and never all pages at the same moment', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    const client = createQueryClient({ transport: noTransport, clock: aClock() });
    const queryFn = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(httpError(503))
      .mockRejectedValueOnce(httpError(429, { 'retry-after': '7' }))
      .mockResolvedValue('read');
    const read = client.query({ queryKey: ['x'], queryFn });
    await vi.advanceTimersByTimeAsync(749);
    expect(queryFn).toHaveBeenCalledTimes(1);
    random.mockReturnValue(0.99);
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(6999);
    expect(queryFn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await expect(read).resolves.toBe('read');
  });

  test('never repeats a mutation', async () => {
    const onError = vi.fn<(error: Error) => void>();
    const client = createQueryClient({ transport: noTransport, clock: aClock(), onCallFailed: onError });
    const mutationFn = vi.fn<() => Promise<never>>(() => Promise.reject(httpError(500)));
    const mutation = client.getMutationCache().build(client, { mutationFn });
    await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(HttpError);
    expect(mutationFn).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('a query that has failed', () => {
  /** Two components use the same query; the second one mounts right after the first one failed. */
  async function askTwice(known?: string) {
    const onError = vi.fn<(error: Error) => void>();
    const clock = aClock();
    const client = createQueryClient({ transport: noTransport, clock, onCallFailed: onError });
    const queryFn = vi.fn<() => Promise<string>>(() => Promise.reject(httpError(404)));
    const options = { queryKey: ['x'], queryFn };
    if (known !== undefined) client.setQueryData(options.queryKey, known, { updatedAt: 1 });
    const ask = async () => {
      const unsubscribe = new QueryObserver(client, { ...client.defaultQueryOptions(options) }).subscribe(
        () => {},
      );
      // An observer fetches immediately.
      await vi.waitFor(() => expect(client.isFetching()).toBe(0));
      return unsubscribe;
    };
    await ask();
    const leave = await ask();
    return { ask, leave, clock, queryFn, onError };
  }

  test.each([
    ['nothing', undefined],
    ['an earlier response', 'known'],
  ])('with %s in the cache is fetched and reported once for several components', async (_what, known) => {
    const { queryFn, onError } = await askTwice(known);
    expect(queryFn).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledOnce();
  });

  test('is fetched again by a component that mounts 30 s later', async () => {
    const { ask, leave, clock, queryFn } = await askTwice();
    leave();
    clock.advance(30_000);
    await ask();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});

describe('a mutation', () => {
  /** A cache with responses; `stale` returns the invalidated ones. */
  function aCache() {
    const client = createQueryClient({ transport: noTransport, clock: aClock() });
    for (const key of [['requests', 'mine'], ['requests', 'people'], ['dashboard'], ['settings']])
      client.setQueryData(key, 'response');
    const stale = () =>
      client
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.isInvalidated)
        .map(({ queryKey }) => queryKey.join(' '));
    const mutate = (meta: MutationMeta, mutationFn = () => Promise.resolve()) =>
      new MutationObserver(client, { mutationFn, meta }).mutate();
    return { client, stale, mutate };
  }

  test('invalidates only the responses of its areas', async () => {
    const { stale, mutate } = aCache();
    await mutate({ invalidates: ['requests', 'dashboard'] });
    expect(stale()).toEqual(['requests mine', 'requests people', 'dashboard']);
  });

  test('invalidates a part of an area if it names more words', async () => {
    const { stale, mutate } = aCache();
    await mutate({ invalidates: [['requests', 'mine'], 'dashboard'] });
    expect(stale()).toEqual(['requests mine', 'dashboard']);
  });

  test('invalidates them also after a failure', async () => {
    const { stale, mutate } = aCache();
    const refuse = () => Promise.reject(new Error('refused'));
    await expect(mutate({ invalidates: ['dashboard'] }, refuse)).rejects.toThrow('refused');
    expect(stale()).toEqual(['dashboard']);
  });

  test('without `invalidates` invalidates nothing', async () => {
    const { stale, mutate } = aCache();
    await mutate({});
    expect(stale()).toEqual([]);
  });

  test('is pending until the responses of `settlesAfter` are refetched once', async () => {
    const { client, mutate } = aCache();
    let respond = () => {};
    const queryFn = vi.fn<() => Promise<string>>(
      () => new Promise((resolve) => (respond = () => resolve('new'))),
    );
    new QueryObserver(client, { queryKey: ['requests', 'mine'], queryFn }).subscribe(() => {});
    const mutation = mutate({ invalidates: ['requests'], settlesAfter: ['requests', 'mine'] });
    const settled = vi.fn<() => void>();
    void mutation.then(settled);
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledOnce());
    expect(settled).not.toHaveBeenCalled();
    respond();
    await mutation;
    expect(client.getQueryData(['requests', 'mine'])).toBe('new');
    expect(queryFn).toHaveBeenCalledOnce();
  });
});

describe('the transport of a query client', () => {
  test('is the transport that the client was created with', () => {
    const client = createQueryClient({ transport: noTransport, clock: aClock() });
    expect(transportOf(client)).toBe(noTransport);
  });

  test('is missing in a client that was created in another way; the error names the solution', () => {
    expect(() => transportOf(new QueryClient())).toThrow('Create the query client with createQueryClient');
  });
});

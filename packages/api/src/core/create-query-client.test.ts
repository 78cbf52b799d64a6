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

function httpError(status: number): HttpError {
  return new HttpError({ url: '/x', status, statusText: '', headers: {}, body: '' });
}

const failures: [name: string, error: Error, calls: number][] = [
  ['a lost network', new NetworkError('/x', null), 3],
  ['a server error', httpError(503), 3],
  ['a refusal', httpError(403), 1],
  ['an answer of another shape', new ContractError('GET /x', 'a', 'missing'), 1],
  ['a time limit', new TimeoutError('/x', 30_000), 1],
];

describe('query client', () => {
  test.each(failures)(
    'after %s it asks as often as makes sense and tells of the error once',
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

  test('never repeats what writes', async () => {
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
  /** Two parts of a page ask for the same, the second one as soon as the first one has been refused. */
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
      // Whoever asks does so at once.
      await vi.waitFor(() => expect(client.isFetching()).toBe(0));
      return unsubscribe;
    };
    await ask();
    const leave = await ask();
    return { ask, leave, clock, queryFn, onError };
  }

  test.each([
    ['nothing', undefined],
    ['an earlier answer', 'known'],
  ])('with %s is asked for once by several parts of a page, and reported once', async (_what, known) => {
    const { queryFn, onError } = await askTwice(known);
    expect(queryFn).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledOnce();
  });

  test('is asked for again by whoever comes later', async () => {
    const { ask, leave, clock, queryFn } = await askTwice();
    leave();
    clock.advance(30_000);
    await ask();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});

describe('a mutation', () => {
  /** A cache with responses, and which of them are stale. */
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

  test('makes the responses of its areas stale, and no others', async () => {
    const { stale, mutate } = aCache();
    await mutate({ invalidates: ['requests', 'dashboard'] });
    expect(stale()).toEqual(['requests mine', 'requests people', 'dashboard']);
  });

  test('makes a part of an area stale where it names more words', async () => {
    const { stale, mutate } = aCache();
    await mutate({ invalidates: [['requests', 'mine'], 'dashboard'] });
    expect(stale()).toEqual(['requests mine', 'dashboard']);
  });

  test('does so too where it fails', async () => {
    const { stale, mutate } = aCache();
    const refuse = () => Promise.reject(new Error('refused'));
    await expect(mutate({ invalidates: ['dashboard'] }, refuse)).rejects.toThrow('refused');
    expect(stale()).toEqual(['dashboard']);
  });

  test('makes nothing stale that it does not name', async () => {
    const { stale, mutate } = aCache();
    await mutate({});
    expect(stale()).toEqual([]);
  });

  test('is under way until what it settles after has been read again, once', async () => {
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
  test('is the one that the client was created with', () => {
    const client = createQueryClient({ transport: noTransport, clock: aClock() });
    expect(transportOf(client)).toBe(noTransport);
  });

  test('is missing in a client that was created in another way, and the error names the cure', () => {
    expect(() => transportOf(new QueryClient())).toThrow('Create the query client with createQueryClient');
  });
});

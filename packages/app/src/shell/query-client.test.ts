import { ContractError, HttpError, NetworkError, TimeoutError } from '@selfservice/api/core/errors';
import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/api/core/manual-clock';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const aClock = () => createManualClock(localDateTime('2026-11-20T08:00:00'));

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
      const client = createQueryClient(aClock(), onError);
      const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(error));
      await expect(client.query({ queryKey: ['x'], queryFn, retryDelay: 0 })).rejects.toBe(error);
      expect(queryFn).toHaveBeenCalledTimes(calls);
      expect(onError).toHaveBeenCalledOnce();
      expect(onError.mock.calls[0]?.[0]).toBe(error);
    },
  );

  test('never repeats what writes', async () => {
    const onError = vi.fn<(error: Error) => void>();
    const client = createQueryClient(aClock(), onError);
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
    const client = createQueryClient(clock, onError);
    const queryFn = vi.fn<() => Promise<string>>(() => Promise.reject(httpError(404)));
    const options = { queryKey: ['x'], queryFn };
    if (known !== undefined) client.setQueryData(options.queryKey, known, { updatedAt: 1 });
    const ask = async () => {
      const unsubscribe = new QueryObserver(client, { ...client.defaultQueryOptions(options) }).subscribe(
        () => {},
      );
      await new Promise((resolve) => setTimeout(resolve));
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

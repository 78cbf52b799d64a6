import { ContractError, HttpError, NetworkError, TimeoutError } from '@selfservice/api/core/errors';
import { describe, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

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
      const client = createQueryClient(onError);
      const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(error));
      await expect(client.query({ queryKey: ['x'], queryFn, retryDelay: 0 })).rejects.toBe(error);
      expect(queryFn).toHaveBeenCalledTimes(calls);
      expect(onError).toHaveBeenCalledOnce();
      expect(onError.mock.calls[0]?.[0]).toBe(error);
    },
  );

  test('never repeats what writes', async () => {
    const onError = vi.fn<(error: Error) => void>();
    const client = createQueryClient(onError);
    const mutationFn = vi.fn<() => Promise<never>>(() => Promise.reject(httpError(500)));
    const mutation = client.getMutationCache().build(client, { mutationFn });
    await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(HttpError);
    expect(mutationFn).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledOnce();
  });
});

import type { DefaultError, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads a query from the backend, once: neither from the cache nor by a read that began before, which may have missed
 * the write in question.
 *
 * @throws the error of the call
 */
export async function readAgain<Data, Result, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, DefaultError, Result, Key>,
): Promise<Result> {
  await client.cancelQueries({ queryKey: query.queryKey, exact: true });
  return client.fetchQuery({ ...query, staleTime: 0, retry: false });
}

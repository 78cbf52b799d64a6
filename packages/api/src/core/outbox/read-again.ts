import type { DefaultError, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads a query once from the backend. It uses neither the cache nor a running read, which may have started before the write.
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

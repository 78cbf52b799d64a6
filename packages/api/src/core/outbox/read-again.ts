import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query';

/** The parts of a query that are needed to read it. */
interface ReadableQuery<Data, Key extends QueryKey> {
  queryKey: Key;
  queryFn?: (context: QueryFunctionContext<Key>) => Data | Promise<Data>;
}

let reads = 0;

/**
 * Reads a query once from the backend. It uses neither the cache nor a running read, which may have started before the write, and
 * ends no other read.
 *
 * @throws the error of the call
 */
export function readAgain<Data, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, queryFn }: ReadableQuery<Data, Key>,
): Promise<Data> {
  if (!queryFn) throw new Error('The query has no function.');
  return client.fetchQuery({
    queryKey: [...queryKey, 'again', ++reads],
    queryFn: (context) => queryFn({ ...context, queryKey }),
    retry: false,
    gcTime: 0,
  });
}

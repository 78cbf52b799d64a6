import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import type { CachedPart } from '../create-query-client.ts';
import { invalidate } from '../create-query-client.ts';
import { SessionEndedError } from '../errors.ts';

/** The parts of a query that are needed to read it. */
interface ListQuery<Item, Key extends QueryKey> {
  queryKey: Key;
  queryFn?: (context: QueryFunctionContext<Key>) => Item[] | Promise<Item[]>;
}

/** The options of a read after a decision. */
export interface ReadAfterDecisionOptions {
  /** Aborted when the session ends. Nothing is read after that. */
  ended: AbortSignal;
  /** Other cached responses that the decision may have changed; they are invalidated. */
  stale: readonly CachedPart[];
}

let lastRead = 0;

/**
 * Reads a list once from the backend. It uses neither the cache nor a running call, which may have started before the
 * decision.
 *
 * @throws Error the list cannot be read
 */
export async function readAfterDecision<Item, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, queryFn }: ListQuery<Item, Key>,
  { ended, stale }: ReadAfterDecisionOptions,
): Promise<Item[]> {
  if (ended.aborted) throw new SessionEndedError();
  if (!queryFn) throw new Error('The query has no function.');
  const items = await client.fetchQuery({
    queryKey: [...queryKey, 'afterDecision', ++lastRead],
    queryFn: (context) => queryFn({ ...context, queryKey }),
    retry: false,
    gcTime: 0,
  });
  invalidate(client, stale);
  return items;
}

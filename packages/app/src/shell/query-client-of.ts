import type { Clock } from '@selfservice/api/core/clock';
import { createQueryClient } from '@selfservice/api/core/create-query-client';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { QueryClient } from '@tanstack/react-query';

const clients = new WeakMap<SessionScope, QueryClient>();

/**
 * Keeps what the backend has answered apart by sign-in: each scope has a query client of its own, which is emptied when
 * the scope ends. Returns the client of a scope, the same one each time.
 *
 * @param clock tells how old an answer is; that of the first time is kept
 * @param onError hears every call that failed for good, and in which scope; that of the first time is kept
 */
export function queryClientOf(
  scope: SessionScope,
  clock: Clock,
  onError: (error: Error, scope: SessionScope) => void,
): QueryClient {
  const kept = clients.get(scope);
  if (kept) return kept;
  const client = createQueryClient({
    transport: scope.transport,
    clock,
    onCallFailed: (error) => onError(error, scope),
  });
  clients.set(scope, client);
  scope.signal.addEventListener('abort', () => {
    void client.cancelQueries();
    keepNothing(client);
    client.clear();
  });
  return client;
}

/** The screens go after the scope: what they leave then would be kept for minutes, with all that it holds on to. */
function keepNothing(client: QueryClient): void {
  const { queries, mutations, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({
    ...others,
    queries: { ...queries, gcTime: 0 },
    mutations: { ...mutations, gcTime: 0 },
  });
  for (const query of client.getQueryCache().getAll()) query.gcTime = 0;
  for (const mutation of client.getMutationCache().getAll()) mutation.gcTime = 0;
}

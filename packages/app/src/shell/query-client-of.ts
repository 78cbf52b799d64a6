import type { Clock } from '@selfservice/api/core/clock';
import { createQueryClient } from '@selfservice/api/core/create-query-client';
import type { EntryStore } from '@selfservice/api/core/outbox/entry-store';
import { scopeKey } from '@selfservice/api/session/scope-identity';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { QueryClient } from '@tanstack/react-query';

const clients = new WeakMap<SessionScope, QueryClient>();

/** The scope of a query client, and the options to create it, which are only used by the first call. */
export interface CacheOptions {
  scope: SessionScope;
  /** Determines the age of a response. */
  clock: Clock;
  /** Called with each error after the retries and with its scope. */
  onCallFailed: (error: Error, scope: SessionScope) => void;
  /** Keeps the writes whose outcome is not known. */
  outbox: EntryStore;
}

/**
 * Returns the query client of a scope, the same one each time. It is emptied when the scope ends, so that responses of
 * different sign-ins never mix.
 *
 * @requirement session-20
 */
export function queryClientOf({ scope, clock, onCallFailed, outbox }: CacheOptions): QueryClient {
  const kept = clients.get(scope);
  if (kept) return kept;
  const client = createQueryClient({
    transport: scope.transport,
    clock,
    outbox: { store: outbox, owner: scopeKey(scope.identity), hasEnded: () => scope.hasEnded() },
    onCallFailed: (error) => onCallFailed(error, scope),
  });
  clients.set(scope, client);
  scope.signal.addEventListener('abort', () => {
    void client.cancelQueries();
    keepNothing(client);
    client.clear();
  });
  return client;
}

/** Removes unused queries immediately, because screens are unmounted after the end of their scope. */
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

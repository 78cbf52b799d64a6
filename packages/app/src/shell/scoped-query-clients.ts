import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Keeps what the backend has answered apart by sign-in: each scope has a query client of its own, which is emptied when
 * the scope ends. Returns the client of a scope, the same one each time.
 *
 * @param createClient makes a new one
 */
export function createScopedQueryClients(
  createClient: () => QueryClient,
): (scope: SessionScope) => QueryClient {
  const clients = new WeakMap<SessionScope, QueryClient>();

  function createFor(scope: SessionScope): QueryClient {
    const client = createClient();
    clients.set(scope, client);
    scope.signal.addEventListener('abort', () => {
      void client.cancelQueries();
      client.clear();
    });
    return client;
  }

  return (scope) => clients.get(scope) ?? createFor(scope);
}

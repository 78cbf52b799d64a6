import type { HttpHandler } from 'msw';
import { http } from 'msw';
import type { ContractHandler } from './core/handler.ts';
import type { Database } from './core/database.ts';
import { contractHandlers } from './handlers.generated.ts';

/**
 * Creates the msw handler of a backend. The database is looked up for each call, so that it can be replaced.
 *
 * A single handler serves all endpoints. With one for each endpoint, msw would copy each request and parse its cookies for
 * every endpoint.
 */
export function createHandlers(database: () => Database): HttpHandler[] {
  return [
    http.all(
      ({ request }) => findHandler(request) !== undefined,
      ({ request, cookies }) => findHandler(request)?.respond(database(), request, cookies),
    ),
  ];
}

/** Returns the handler of a request's endpoint, at any origin and below any base path. */
function findHandler({ method, url }: Request): ContractHandler | undefined {
  const { pathname } = new URL(url);
  return contractHandlers.find(
    ({ endpoint }) => endpoint.method === method && pathname.endsWith(endpoint.path.replace(/^\./, '')),
  );
}

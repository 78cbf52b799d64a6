import type { HttpHandler } from 'msw';
import { http } from 'msw';
import type { ContractHandler } from './core/handler.ts';
import type { Database } from './core/database.ts';
import { contractHandlers } from './handlers.generated.ts';

/**
 * The msw handler of a backend. The database is looked up at each call, so that it can be exchanged.
 *
 * One handler serves all endpoints: with one for each, msw would copy every request and parse its cookies as often as
 * there are endpoints.
 */
export function createHandlers(database: () => Database): HttpHandler[] {
  return [
    http.all(
      ({ request }) => findHandler(request) !== undefined,
      ({ request, cookies }) => findHandler(request)?.respond(database(), request, cookies),
    ),
  ];
}

/** The handler of a request's endpoint, at any origin and below any base path. */
function findHandler({ method, url }: Request): ContractHandler | undefined {
  const { pathname } = new URL(url);
  return contractHandlers.find(
    ({ endpoint }) => endpoint.method === method && pathname.endsWith(endpoint.path.replace(/^\./, '')),
  );
}

import type { HttpHandler } from 'msw';
import type { Database } from './core/database.ts';
import { contractHandlers } from './handlers.generated.ts';

/** The msw handlers of a backend. The database is asked for at each call, so that it can be exchanged. */
export function createHandlers(database: () => Database): HttpHandler[] {
  return contractHandlers.map((handler) => handler.over(database));
}

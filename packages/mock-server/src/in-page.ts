import type { Clock } from '@selfservice/api/core/clock';
import type { HttpHandler } from 'msw';
import { getResponse } from 'msw';
import type { Database } from './core/database.ts';
import { createDatabase } from './core/database.ts';
import type { Scenario } from './core/scenario.ts';
import { defaultScenario } from './core/scenario.ts';
import type { ContractHandler } from './core/handler.ts';

/** A mock backend that is reached only by its own `fetch`. */
export interface InPageServer {
  /** Responds without the network. Rejects with a `TypeError` if there is no handler. */
  fetch: typeof globalThis.fetch;
  database: Database;
}

/**
 * Starts a mock backend in the page itself, without a service worker. It has only the given handlers, so that the bundle
 * of a page contains only the part of the mock server that the page needs.
 */
export function createInPageServer(
  contract: readonly ContractHandler[],
  scenario: Partial<Scenario>,
  clock: Clock,
): InPageServer {
  const database = createDatabase({ ...defaultScenario, ...scenario }, clock);
  const handlers = contract.map((handler) => handler.over(() => database));
  return {
    fetch: createInPageFetch(
      () => handlers,
      (request) => Promise.reject(new TypeError(`There is no handler for ${request.method} ${request.url}.`)),
    ),
    database,
  };
}

/**
 * Creates a `fetch` that responds by msw handlers, without the network and without a service worker.
 *
 * @param handlers called for each request
 * @param otherwise called for a request without a handler
 */
export function createInPageFetch(
  handlers: () => HttpHandler[],
  otherwise: (request: Request) => Promise<Response>,
): typeof globalThis.fetch {
  async function answer(request: Request): Promise<Response> {
    const response = await getResponse(handlers(), request);
    if (!response) return otherwise(request);
    if (response.type === 'error') throw new TypeError('There is no network.');
    return response;
  }

  return (input, init) => {
    const request = new Request(input, init);
    return Promise.race([answer(request), aborted(request.signal)]);
  };
}

/** Rejects with the signal's reason once it is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail, { once: true });
  });
}

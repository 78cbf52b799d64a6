import type { Clock } from '@selfservice/api/core/clock';
import { isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Database } from './core/database.ts';
import { createDatabase } from './core/database.ts';
import { keepRows, restoreRows } from './core/lasting-rows.ts';
import type { Scenario } from './core/scenario.ts';
import { createHandlers } from './handlers.ts';

const backendPath = /\/(breeze|controllers|api)\/|\/Token$/;

/**
 * Starts to answer the page's calls. Who is signed in, and changed passwords, survive a reload of the page, as they
 * would with a server; another tab begins anew.
 */
export async function startMockWorker(scenario: Scenario, clock: Clock): Promise<Database> {
  const database = createDatabase(scenario, clock);
  restoreRows(database, sessionStorage);
  window.addEventListener('pagehide', () => keepRows(database, sessionStorage));
  window.addEventListener('unhandledrejection', passOverGoneWorker);
  const worker = setupWorker(...createHandlers(() => database));
  await worker.start({ quiet: true, onUnhandledFrame: refuseUnknownCalls });
  return database;
}

/**
 * After a reload msw renews its worker and does not wait for it. The worker may have signed itself off with the page
 * before; it answers all the same.
 */
function passOverGoneWorker(event: PromiseRejectionEvent): void {
  const { reason } = event as { reason: unknown };
  if (reason instanceof TypeError && reason.message.startsWith('Failed to update a ServiceWorker'))
    event.preventDefault();
}

/** A call of the backend that no handler answers is a mistake; the page's own files pass. */
export const refuseUnknownCalls: NonNullable<
  NonNullable<Parameters<ReturnType<typeof setupWorker>['start']>[0]>['onUnhandledFrame']
> = ({ frame, defaults }) => {
  if (frame.protocol !== 'http') return;
  const { request } = frame.data as { request: Request };
  if (!isCommonAssetRequest(request) && backendPath.test(new URL(request.url).pathname)) defaults.error();
};

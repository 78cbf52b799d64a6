import type { Clock } from '@selfservice/api/core/clock';
import { isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Database, SessionRows } from './core/database.ts';
import { createDatabase } from './core/database.ts';
import type { Scenario } from './core/scenario.ts';
import { createHandlers } from './handlers.ts';

const storageKey = 'mock.sessions';
const backendPath = /\/(breeze|controllers|api)\/|\/Token$/;

/** Starts to answer the page's calls. Who is signed in survives a reload of the page, as it would with a server. */
export async function startMockWorker(scenario: Scenario, clock: Clock): Promise<Database> {
  const database = createDatabase(scenario, clock);
  restore(database);
  window.addEventListener('pagehide', () => keep(database));
  const worker = setupWorker(...createHandlers(() => database));
  await worker.start({ quiet: true, onUnhandledFrame: refuseUnknownCalls });
  return database;
}

/** A call of the backend that no handler answers is a mistake; the page's own files pass. */
export const refuseUnknownCalls: NonNullable<
  NonNullable<Parameters<ReturnType<typeof setupWorker>['start']>[0]>['onUnhandledFrame']
> = ({ frame, defaults }) => {
  if (frame.protocol !== 'http') return;
  const { request } = frame.data as { request: Request };
  if (!isCommonAssetRequest(request) && backendPath.test(new URL(request.url).pathname)) defaults.error();
};

function keep({ accessTokens, refreshTokens }: Database): void {
  const rows = { accessTokens: [...accessTokens], refreshTokens: [...refreshTokens] };
  sessionStorage.setItem(storageKey, JSON.stringify(rows));
}

function restore(database: Database): void {
  const text = sessionStorage.getItem(storageKey);
  if (text === null) return;
  const rows = JSON.parse(text) as { [Table in keyof SessionRows]: [string, never][] };
  for (const [token, row] of rows.accessTokens) database.accessTokens.set(token, row);
  for (const [token, row] of rows.refreshTokens) database.refreshTokens.set(token, row);
}

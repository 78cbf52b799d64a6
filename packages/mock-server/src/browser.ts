import type { Clock } from '@selfservice/api/core/clock';
import { preferredLanguage } from '@selfservice/api/core/language';
import type { Database } from './core/database.ts';
import { createDatabase } from './core/database.ts';
import { originOf } from './core/lasting-rows.ts';
import { openRowStore } from './core/row-store.ts';
import type { Scenario } from './core/scenario.ts';
import type { SharedRows } from './core/share-rows.ts';
import { shareRows } from './core/share-rows.ts';
import { takeTurns } from './core/take-turns.ts';
import { createHandlers } from './handlers.ts';
import type { MockNetwork } from './start-network.ts';
import { startNetwork } from './start-network.ts';

/** Options of `startPageBackend`. */
export interface PageBackendOptions {
  scenario: Scenario;
  clock: Clock;
  /** The address of the service worker script, see `startNetwork`. */
  workerUrl: string;
  /** Called when the browser refuses storage, at the start or later. From then on the rows are only in memory. */
  onStorageLost: () => void;
}

/** The mock backend of a page. */
export interface PageBackend extends Pick<MockNetwork, 'isInPage'>, SharedRows {}

/**
 * Starts the mock backend of the page. Its rows, such as sign-ins, requests and decisions, survive a reload and are shared by
 * all tabs. The saved language of a person is that of the browser. Never rejects.
 */
export async function startPageBackend(options: PageBackendOptions): Promise<PageBackend> {
  const { scenario, clock, workerUrl, onStorageLost } = options;
  const database = createDatabase(scenario, clock, preferredLanguage(navigator.languages));
  const { reset } = await share(database, onStorageLost);
  const { isInPage } = await startNetwork(
    createHandlers(() => database),
    workerUrl,
  );
  return { isInPage, reset };
}

/** Shares the rows with other tabs, or keeps them in memory if the browser refuses storage. */
async function share(database: Database, onLost: () => void): Promise<SharedRows> {
  try {
    const store = await openRowStore(originOf(database));
    // There are no Web Locks without HTTPS.
    const locks = 'locks' in navigator ? navigator.locks : null;
    return shareRows(database, store, { inTurn: takeTurns('selfservice.demo', locks), onLost });
  } catch {
    onLost();
    return { reset: () => Promise.resolve() };
  }
}

import type { Clock } from '@selfservice/api/core/clock';
import { createDatabase } from './core/database.ts';
import { keepRows, restoreRows } from './core/lasting-rows.ts';
import type { Scenario } from './core/scenario.ts';
import { createHandlers } from './handlers.ts';
import type { MockNetwork } from './start-network.ts';
import { startNetwork } from './start-network.ts';

/** How a page's mock backend runs. */
export interface PageBackend extends Pick<MockNetwork, 'isInPage'> {
  /** Whether its rows survive a reload. False where the browser refuses storage. */
  isKept: boolean;
}

/**
 * Starts to answer the page's calls. Who is signed in, and changed passwords, survive a reload of the page, as they
 * would with a server; another tab starts with an empty one. Never rejects.
 *
 * @param workerUrl address of the service worker's script, see `startNetwork`
 */
export async function startPageBackend(
  scenario: Scenario,
  clock: Clock,
  workerUrl: string,
): Promise<PageBackend> {
  const database = createDatabase(scenario, clock);
  const storage = openStorage();
  if (storage) {
    restoreRows(database, storage);
    window.addEventListener('pagehide', () => keepRows(database, storage));
  }
  const { isInPage } = await startNetwork(
    createHandlers(() => database),
    workerUrl,
  );
  return { isInPage, isKept: storage !== null };
}

/** The storage of the tab; null where the browser refuses it. */
function openStorage(): Storage | null {
  try {
    sessionStorage.setItem('mock.probe', '');
    sessionStorage.removeItem('mock.probe');
    return sessionStorage;
  } catch {
    return null;
  }
}

import type { Clock } from '@selfservice/api/core/clock';
import { createDatabase } from './core/database.ts';
import { storeRows, restoreRows } from './core/lasting-rows.ts';
import type { Scenario } from './core/scenario.ts';
import { createHandlers } from './handlers.ts';
import type { MockNetwork } from './start-network.ts';
import { startNetwork } from './start-network.ts';

/** The state of the mock backend of a page. */
export interface PageBackend extends Pick<MockNetwork, 'isInPage'> {
  /** Whether the rows survive a reload; false if the browser blocks storage. */
  isKept: boolean;
}

/**
 * Starts the mock backend of the page. Its rows, such as sign-ins and changed passwords, survive a reload; another tab has
 * a new backend. Never rejects.
 *
 * @param workerUrl the address of the service worker script, see `startNetwork`
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
    window.addEventListener('pagehide', () => storeRows(database, storage));
  }
  const { isInPage } = await startNetwork(
    createHandlers(() => database),
    workerUrl,
  );
  return { isInPage, isKept: storage !== null };
}

/** Returns the session storage; null if the browser blocks it. */
function openStorage(): Storage | null {
  try {
    sessionStorage.setItem('mock.probe', '');
    sessionStorage.removeItem('mock.probe');
    return sessionStorage;
  } catch {
    return null;
  }
}

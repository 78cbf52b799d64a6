import type { Clock } from '@selfservice/api/core/clock';
import { preferredLanguage } from '@selfservice/api/core/language';
import type { Database } from './core/database.ts';
import { createDatabase, issueTokens, ownGrant } from './core/database.ts';
import type { DoneCall } from './core/done-calls.ts';
import { doneCallsOf } from './core/done-calls.ts';
import { originOf, restoreRows } from './core/lasting-rows.ts';
import type { PersonKey } from './core/people.ts';
import { openRowStore } from './core/row-store.ts';
import type { Scenario } from './core/scenario.ts';
import type { SharedRows } from './core/share-rows.ts';
import { replaceRows, shareRows } from './core/share-rows.ts';
import { takeTurns } from './core/take-turns.ts';
import { createHandlers } from './handlers.ts';
import { replayCalls } from './replay-calls.ts';
import type { MockNetwork } from './start-network.ts';
import { startNetwork } from './start-network.ts';

/** Opens the storage of this tab. Throws if the browser refuses it. */
export const openTabStorage = () => sessionStorage;

/** Options of `startPageBackend`. */
export interface PageBackendOptions {
  /** The name of the database and of its locks. Pages with the same name share the rows. */
  name: string;
  scenario: Scenario;
  clock: Clock;
  /** Calls to do again on a new backend. Their rows replace the stored ones. Null for none: the stored rows stay. */
  replayedCalls: readonly DoneCall[] | null;
  /** The address of the service worker script, see `startNetwork`. */
  workerUrl: string;
  /** Called when the browser refuses storage, at the start or later. From then on the rows are only in memory. */
  onStorageLost: () => void;
  /** Called when the page itself begins to respond after the start, because developer tools bypass the worker. */
  onBypass: () => void;
}

/** The mock backend of a page. */
export interface PageBackend extends Pick<MockNetwork, 'isInPage'>, SharedRows {
  /** The calls of `replayedCalls` that the backend has refused. */
  refusedCalls: readonly DoneCall[];
  /** Changes the network: latency, the offline mode, failures. Applies from the next call on. */
  setNetwork(network: Pick<Scenario, 'latencyMs' | 'isOffline' | 'failures'>): void;
  /** Signs a person in without the password. Returns the refresh token. */
  signIn(person: PersonKey): Promise<string>;
  /** Returns the calls that have changed rows. */
  doneCalls(): Promise<readonly DoneCall[]>;
}

/**
 * Starts the mock backend of the page. Its rows, such as sign-ins, requests and decisions, survive a reload and are shared by
 * all tabs. The saved language of a person is that of the browser. Never rejects.
 */
export async function startPageBackend(options: PageBackendOptions): Promise<PageBackend> {
  const { name, scenario, clock, replayedCalls, workerUrl, onStorageLost, onBypass } = options;
  const database = createDatabase(scenario, clock, preferredLanguage(navigator.languages));
  database.recordsCalls = true;
  const replay = replayedCalls && (await replayCalls(scenario, replayedCalls));
  if (replay) restoreRows(database, replay.rows);
  const { reset } = await share(database, { name, isNew: replay !== null, onLost: onStorageLost });
  const { isInPage } = await startNetwork(
    createHandlers(() => database),
    workerUrl,
    onBypass,
  );
  return {
    isInPage,
    reset,
    refusedCalls: replay?.refused ?? [],
    setNetwork({ latencyMs, isOffline, failures }) {
      database.scenario = { ...database.scenario, latencyMs, isOffline, failures };
    },
    signIn: (person) =>
      database.transact(() => Promise.resolve(issueTokens(database, ownGrant(person)).refresh)),
    doneCalls: () => database.transact(() => Promise.resolve(doneCallsOf(database))),
  };
}

/**
 * Shares the rows with other tabs, or keeps them in memory if the browser refuses storage.
 *
 * @param options.isNew whether the rows of the database replace the stored ones
 */
async function share(
  database: Database,
  { name, isNew, onLost }: { name: string; isNew: boolean; onLost: () => void },
): Promise<SharedRows> {
  try {
    const store = await openRowStore(name, originOf(database));
    if (isNew) await replaceRows(store, database);
    // There are no Web Locks without HTTPS.
    const locks = 'locks' in navigator ? navigator.locks : null;
    return shareRows(database, store, { inTurn: takeTurns(name, locks), onLost });
  } catch {
    onLost();
    return { reset: () => Promise.resolve() };
  }
}

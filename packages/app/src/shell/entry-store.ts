import type { EntryStore } from '@selfservice/api/core/outbox/entry-store';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { TabChannel } from './tab-channel.ts';

interface Schema extends DBSchema {
  entries: { key: string; value: unknown };
}

/**
 * Creates the store of an outbox in this browser. Each entry is a record of its own, and transactions of all tabs run one after the
 * other. What the browser refuses to store is kept as long as the page.
 *
 * @param name the name of the database
 * @param channel notifies the other tabs of the deployment of changes
 */
export function createEntryStore(name: string, channel: TabChannel): EntryStore {
  /** The entries as the browser has not stored them; undefined for one that it has not removed. */
  const passing = new Map<string, unknown>();
  let database: Promise<IDBPDatabase<Schema>> | null = null;
  let isLasting = true;

  function open(): Promise<IDBPDatabase<Schema>> {
    if (database) return database;
    const forget = () => (database = null);
    const opened = openDB<Schema>(name, 1, {
      upgrade: (created) => void created.createObjectStore('entries'),
      terminated: forget,
    });
    database = Promise.race([opened, overdue()]);
    // One that opens late is used from then on.
    void opened.then(() => (database = opened), forget);
    return database;
  }

  async function changeStored(key: string, change: (before: unknown) => unknown): Promise<void> {
    const { store, done } = (await open()).transaction('entries', 'readwrite');
    const before = await store.get(key);
    const next = change(before);
    if (next === undefined) await store.delete(key);
    else if (next !== before) await store.put(next, key);
    await done;
  }

  async function stored(): Promise<unknown[]> {
    const { store } = (await open()).transaction('entries');
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return values.filter((_, place) => !passing.has(keys[place] ?? ''));
  }

  return {
    async all() {
      const lasting = await stored().catch(() => []);
      return [...lasting, ...passing.values()].filter((entry) => entry !== undefined);
    },
    async change(key, change) {
      let isChanged = false;
      let next: unknown;
      const changeOnce = (before: unknown) => {
        if (!isChanged) next = change(passing.has(key) ? passing.get(key) : before);
        isChanged = true;
        return next;
      };
      try {
        await changeStored(key, changeOnce);
        passing.delete(key);
        isLasting = true;
      } catch {
        passing.set(key, changeOnce(undefined));
        isLasting = false;
      }
      channel.send('changed');
    },
    isLasting: () => isLasting,
    subscribe: (listener) => channel.subscribe(listener),
  };
}

/** How long a page waits for the database, in milliseconds. Some browsers do not answer at all. */
const longestMs = 3000;

async function overdue(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, longestMs));
  throw new Error(`The database did not open in ${longestMs} ms.`);
}

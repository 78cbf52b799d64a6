import type { DBSchema } from 'idb';
import { openDB } from 'idb';
import { randomId } from './database.ts';
import type { KeptRows } from './lasting-rows.ts';

/** Stored rows with the identifier of their state. */
export interface StoredRows {
  /** Changes with every `save`, and is never used again; empty for a backend without stored rows. */
  revision: string;
  tables: KeptRows;
}

/** The stored rows of one scenario, shared by all tabs. Every function is atomic over all tabs, also without HTTPS. */
export interface RowStore {
  /** Returns the stored rows, or null if `known` is still their revision. */
  load(known: string | null): Promise<StoredRows | null>;
  /**
   * Stores tables and returns the new revision. Stores nothing and returns null if `revision` is not the current one.
   *
   * @param changes the new texts by table; null removes a table
   */
  save(revision: string, changes: ReadonlyMap<string, string | null>): Promise<string | null>;
  /** Removes the rows of all scenarios. */
  clear(): Promise<void>;
}

interface Schema extends DBSchema {
  rows: { key: [origin: string, table: string]; value: string };
}

/** The name of the entry with the revision. No table has it. */
const revisionEntry = '';

/**
 * Opens the stored rows in IndexedDB.
 *
 * @param name the name of the database
 * @param origin identifies the generated rows of the scenario
 * @throws DOMException the browser refuses storage
 * @throws ReferenceError the browser has no IndexedDB
 */
export async function openRowStore(name: string, origin: string): Promise<RowStore> {
  const database = await openDB<Schema>(name, 1, {
    upgrade: (opened) => void opened.createObjectStore('rows'),
  });
  const all = IDBKeyRange.bound([origin], [origin, []]);
  return {
    async load(known) {
      const { store } = database.transaction('rows');
      const revision = (await store.get([origin, revisionEntry])) ?? '';
      if (revision === known) return null;
      const [keys, texts] = await Promise.all([store.getAllKeys(all), store.getAll(all)]);
      const entries = keys.map(([, table], index) => [table, texts[index] ?? ''] as const);
      return { revision, tables: Object.fromEntries(entries.filter(([table]) => table !== revisionEntry)) };
    },
    async save(revision, changes) {
      const { store, done } = database.transaction('rows', 'readwrite');
      const current = (await store.get([origin, revisionEntry])) ?? '';
      if (current !== revision) {
        await done;
        return null;
      }
      const next = randomId();
      const writes = [...changes, [revisionEntry, next] as const].map(([table, text]) =>
        text === null ? store.delete([origin, table]) : store.put(text, [origin, table]),
      );
      await Promise.all([...writes, done]);
      return next;
    },
    clear: () => database.clear('rows'),
  };
}

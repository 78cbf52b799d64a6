import type { Database } from './database.ts';
import type { KeptRows } from './lasting-rows.ts';
import { keptRows, restoreRows, sessionTable } from './lasting-rows.ts';
import type { RowStore } from './row-store.ts';
import type { Turns } from './take-turns.ts';

/** Options of `shareRows`. */
export interface ShareOptions {
  /** Runs the calls of this tab one after the other, see `takeTurns`. */
  inTurn: Turns;
  /** Called when the store fails, for example because it is full. From then on the rows are only in memory. */
  onLost: () => void;
}

/** The rows of a backend that several tabs share. */
export interface SharedRows {
  /** Removes the stored rows of all scenarios. Never rejects. */
  reset(): Promise<void>;
}

/**
 * Lets a backend share its rows with other tabs. Each call reads what other tabs have stored, and stores its own changes
 * together or not at all. If another tab has stored changes during a call, the call is done again on the new rows.
 */
export function shareRows(database: Database, store: RowStore, { inTurn, onLost }: ShareOptions): SharedRows {
  let revision: string | null = null;
  let stored: KeptRows = {};
  let isLost = false;

  /** Returns the result of an access to the store, or null once the store has failed. */
  async function orLose<T>(access: () => Promise<T>): Promise<T | null> {
    if (isLost) return null;
    try {
      return await access();
    } catch {
      isLost = true;
      onLost();
      return null;
    }
  }

  async function catchUp(): Promise<void> {
    const loaded = await orLose(() => store.load(revision));
    if (!loaded) return;
    ({ revision, tables: stored } = loaded);
    restoreRows(database, stored);
  }

  /** Stores the changes of a call. Returns false if the call must be done again. */
  async function saveChanges(): Promise<boolean> {
    const kept = keptRows(database);
    const changes = changesBetween(stored, kept);
    if (changes.size === 0) return true;
    const next = await orLose(() => store.save(revision ?? '', changes));
    if (next === null && !isLost) {
      restoreRows(database, stored);
      return false;
    }
    revision = next ?? revision;
    stored = kept;
    return true;
  }

  async function work<T>(call: () => Promise<T>): Promise<T> {
    for (;;) {
      await catchUp();
      try {
        const result = await call();
        if (await saveChanges()) return result;
      } catch (error) {
        // A call that fails halfway changes nothing.
        restoreRows(database, stored);
        throw error;
      }
    }
  }

  database.transact = (call) => inTurn(() => work(call));
  return {
    // Also after a failure: a full store can be emptied.
    reset: () => inTurn(() => store.clear().catch(() => {})),
  };
}

/** Replaces the stored rows of the scenario by those of a backend. The sign-ins stay: other tabs may use them. */
export async function replaceRows(store: RowStore, database: Database): Promise<void> {
  for (let next: string | null = null; next === null;) {
    const stored = await store.load(null);
    const changes = changesBetween(stored?.tables ?? {}, keptRows(database));
    changes.delete(sessionTable);
    next = await store.save(stored?.revision ?? '', changes);
  }
}

/** Returns the tables that differ; null for a removed table. */
function changesBetween(before: KeptRows, after: KeptRows): Map<string, string | null> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => before[name] !== after[name]);
  return new Map(changed.map((name) => [name, after[name] ?? null]));
}

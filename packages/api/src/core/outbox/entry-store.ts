/** Stores the entries of an outbox for all tabs of the device. No function rejects. */
export interface EntryStore {
  /** Returns all entries, which may be of another version. */
  all(): Promise<readonly unknown[]>;
  /**
   * Changes one entry. No other tab changes it meanwhile.
   *
   * @param change gets the entry, undefined for none, and returns the next one, undefined to remove it. Called once
   */
  change(key: string, change: (before: unknown) => unknown): Promise<void>;
  /** Whether the device has stored the last change; otherwise it is lost with the page. */
  isLasting(): boolean;
  /** Calls back when another tab has changed an entry. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store that keeps its entries as long as the page. */
export function createPassingStore(entries: Iterable<readonly [string, unknown]> = []): EntryStore {
  const all = new Map<string, unknown>(entries);
  return {
    all: () => Promise.resolve([...all.values()]),
    change(key, change) {
      const next = change(all.get(key));
      if (next === undefined) all.delete(key);
      else all.set(key, next);
      return Promise.resolve();
    },
    isLasting: () => false,
    subscribe: () => () => {},
  };
}

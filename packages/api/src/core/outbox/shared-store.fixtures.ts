import type { EntryStore } from './entry-store.ts';

/** The entries of a device, shared by its pages. A page that is gone reads and writes nothing. */
export function aSharedStore() {
  const entries = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  const never = new Promise<never>(() => {});
  return {
    entries,
    open(page: { isGone: boolean }): EntryStore {
      return {
        all: async () => (page.isGone ? never : structuredClone([...entries.values()])),
        async change(key, change) {
          if (page.isGone) return never;
          const next = change(structuredClone(entries.get(key)));
          if (next === undefined) entries.delete(key);
          else entries.set(key, structuredClone(next));
          await Promise.resolve();
          for (const listener of listeners) listener();
        },
        isLasting: () => true,
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
  };
}

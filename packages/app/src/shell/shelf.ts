/** Opens the browser's store. It throws where the person or the browser forbids storage. */
export type OpenStore = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Texts by key that never fail to be kept, at least for as long as the page lives. */
export interface Shelf {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Keeps texts in a store of the browser, and in memory what that store refuses. */
export function createShelf(open: OpenStore): Shelf {
  const refused = new Map<string, string | null>();

  /** Memory answers for a key from the moment that the store refuses it until it takes it again. */
  function change(key: string, value: string | null, work: (store: ReturnType<OpenStore>) => void): void {
    try {
      work(open());
      refused.delete(key);
    } catch {
      refused.set(key, value);
    }
  }

  return {
    get(key) {
      const value = refused.get(key);
      if (value !== undefined) return value;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set: (key, value) => change(key, value, (store) => store.setItem(key, value)),
    remove: (key) => change(key, null, (store) => store.removeItem(key)),
  };
}

/** Opens a storage of the browser. It throws where the person or the browser forbids storage. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of the browser that never fails: it keeps texts by key at least for as long as the page lives. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Whether the browser has taken the last change of a key; false: it lives only as long as the page. */
  isStored(key: string): boolean;
  /** Whether the browser refuses to keep anything: then the page alone remembers. */
  isRefused(): boolean;
}

const probeKey = 'selfservice.probe';

/** Keeps texts in a storage of the browser, and in memory what that refuses. */
export function createSafeStorage(open: OpenStorage): SafeStorage {
  const refused = new Map<string, string | null>();

  /** Memory holds a key from the moment that the storage refuses it until it takes it again. */
  function change(key: string, value: string | null, work: (storage: ReturnType<OpenStorage>) => void): void {
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
    set: (key, value) => change(key, value, (storage) => storage.setItem(key, value)),
    remove: (key) => change(key, null, (storage) => storage.removeItem(key)),
    isStored: (key) => !refused.has(key),
    isRefused() {
      try {
        open().setItem(probeKey, '');
        open().removeItem(probeKey);
        return false;
      } catch {
        return true;
      }
    },
  };
}

/** Opens a storage of the browser. Throws if the user or the browser blocks storage. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws: texts are kept at least as long as the page exists. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Returns whether the browser stored the last change of a key. If not, it is lost with the page. */
  isStored(key: string): boolean;
  /** Returns whether the browser refuses to store anything. */
  isRefused(): boolean;
}

const probeKey = 'selfservice.probe';

/** Creates a storage that keeps refused changes in memory. */
export function createSafeStorage(open: OpenStorage): SafeStorage {
  const refused = new Map<string, string | null>();

  /** Changes a key. A refused change stays in memory until the browser stores the key again. */
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

/**
 * Provides a local storage in memory if the browser blocks its own. msw reads the storage while it is imported and throws
 * without one, so call this before anything imports msw.
 */
export function provideLocalStorage(page: object = globalThis): void {
  try {
    // Reading the property throws if storage is blocked.
    (page as Pick<typeof globalThis, 'localStorage'>).localStorage.getItem('');
  } catch {
    Object.defineProperty(page, 'localStorage', { configurable: true, value: memoryStorage() });
  }
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

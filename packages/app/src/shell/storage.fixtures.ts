/** Creates a browser storage in memory with its rows, and the function that opens it. */
export function aStorage(entries: Record<string, string> = {}) {
  const rows = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
  return { rows, open: () => storage };
}

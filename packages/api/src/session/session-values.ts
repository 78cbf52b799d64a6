/**
 * Returns the value of a key, the same one until the session ends. `create` makes it at the first call, and receives the
 * signal that is aborted with the session.
 */
export type SessionValues = <T extends object>(key: string, create: (ended: AbortSignal) => T) => T;

/** Creates the values of a session that ends with `ended`. */
export function createSessionValues(ended: AbortSignal): SessionValues {
  const values = new Map<string, object>();
  return <T extends object>(key: string, create: (ended: AbortSignal) => T) => {
    const value = (values.get(key) as T | undefined) ?? create(ended);
    values.set(key, value);
    return value;
  };
}

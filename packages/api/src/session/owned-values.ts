/**
 * What belongs to a sign-in: returns the value of a key, the same one until the session ends; `create` makes it when it is
 * first asked for, and is given the signal that is aborted with the session.
 */
export type OwnedValues = <T extends object>(key: string, create: (ended: AbortSignal) => T) => T;

/** Nothing yet, for a session that ends with `ended`. */
export function createOwnedValues(ended: AbortSignal): OwnedValues {
  const values = new Map<string, object>();
  return <T extends object>(key: string, create: (ended: AbortSignal) => T) => {
    const value = (values.get(key) as T | undefined) ?? create(ended);
    values.set(key, value);
    return value;
  };
}

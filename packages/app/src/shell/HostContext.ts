import { createContext, use } from 'react';
import type { Host } from './host.ts';

/** What the page gives to the routes. */
export const HostContext = createContext<Host | null>(null);

/**
 * What the device remembers.
 *
 * @throws Error outside of the signed-in shell
 */
export function useStorage(): Host['storage'] {
  const host = use(HostContext);
  if (!host) throw new Error('Use this inside of <SignedIn> only.');
  return host.storage;
}

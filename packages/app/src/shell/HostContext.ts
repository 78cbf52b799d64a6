import { createContext, use } from 'react';
import type { Host } from './host.ts';

/** What the page gives to the routes. */
export const HostContext = createContext<Host | null>(null);

/**
 * What the page gives to the screens beside the session.
 *
 * @throws Error outside of the signed-in shell
 */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('Use this inside of <SignedIn> only.');
  return host;
}

/**
 * What the browser keeps for the product.
 *
 * @throws Error outside of the signed-in shell
 */
export function useStoredValues(): Host['stored'] {
  return useHost().stored;
}

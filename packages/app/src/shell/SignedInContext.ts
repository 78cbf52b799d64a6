import type { SignedInState } from '@selfservice/api/session/session-state';
import { createContext, use } from 'react';
import type { Host } from './host.ts';

/** The context of the routes: the signed-in state and the services of the page. */
export const SignedInContext = createContext<{ state: SignedInState; host: Host } | null>(null);

function useSignedInContext() {
  const context = use(SignedInContext);
  if (!context) throw new Error('Use this inside of <SignedIn> only.');
  return context;
}

/**
 * Returns the signed-in state of the session.
 *
 * @throws Error outside of the signed-in shell
 */
export function useSignedIn(): SignedInState {
  return useSignedInContext().state;
}

/**
 * Returns the services of the page.
 *
 * @throws Error outside of the signed-in shell
 */
export function useHost(): Host {
  return useSignedInContext().host;
}

/**
 * Returns the values that the browser keeps for the product.
 *
 * @throws Error outside of the signed-in shell
 */
export function useStoredValues(): Host['stored'] {
  return useHost().stored;
}

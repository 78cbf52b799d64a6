import type { SignedInState } from '@selfservice/api/session/session-state';
import { createContext, use } from 'react';

/** Who is signed in, for the routes. */
export const SignedInContext = createContext<SignedInState | null>(null);

/**
 * Who is signed in.
 *
 * @throws Error outside of the signed-in shell
 */
export function useSignedIn(): SignedInState {
  const state = use(SignedInContext);
  if (!state) throw new Error('Use this inside of <SignedIn> only.');
  return state;
}

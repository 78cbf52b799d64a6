import type { SessionCore } from './session-core.ts';
import type { SignInEnd } from './session.ts';

/** What tells sign-ins apart: tabs with the same customer code and user name are of the same one. */
type SignIn = Omit<SignInEnd, 'reason'>;

/** The sign-in in use; null for none. */
export function signInOf(core: SessionCore): SignIn | null {
  const state = core.signedInState();
  if (!core.current || !state) return null;
  return { customerCode: core.current.account.customerCode ?? '', userName: state.identity.userName };
}

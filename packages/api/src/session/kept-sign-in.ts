import { stableUserRef } from './scope-identity.ts';
import type { SessionCore } from './session-core.ts';
import type { Account } from './session-transition.ts';
import { isWithinLimit } from './sign-in-ends.ts';
import type { KeptSignIn, SignInEnd, Token } from './session.ts';
import type { SignedIn } from './tokens.ts';

/**
 * Stores in the tab that a sign-in has begun, as soon as its first token arrives, so that a page reloaded before the person
 * list arrives continues the same sign-in.
 */
export function beginSignIn(core: SessionCore, { identity }: Token, { customerCode }: Account): void {
  core.options.stored.signIn.write({
    customerCode: customerCode ?? '',
    userRef: identity.userRef,
    since: core.signOuts.beginning(),
    ownRef: null,
  });
}

/** Stores the sign-in of a scope in the tab and returns it. Its begin is that of the sign-in of the tab. */
export function keepSignIn(
  core: SessionCore,
  { token: { identity }, people }: SignedIn,
  { customerCode }: Account,
): KeptSignIn {
  const { signIn: stored } = core.options.stored;
  const before = stored.read() ?? core.known().current?.signIn ?? null;
  const signIn = {
    customerCode: customerCode ?? '',
    userRef: stableUserRef(identity, people),
    since: before?.since ?? 0,
    ownRef: identity.isSubstitution ? (before?.ownRef ?? null) : identity.personRef,
  };
  stored.write(signIn);
  return signIn;
}

/** Returns how the stored sign-in of the tab ended before this page was loaded; null if it did not. @requirement session-34 */
export function endOfKeptSignIn(core: SessionCore): SignInEnd['reason'] | null {
  const { clock, stored } = core.options;
  const kept = stored.signIn.read();
  const end = kept && core.signOuts.endOf(kept);
  if (end === 'logOut') return end;
  const limitMs = (core.known().server?.configuration.autoLogoutMinutes ?? 0) * 60_000;
  const lastActivity = Number(stored.lastActivity.read() ?? NaN);
  const isPastLimit = limitMs > 0 && clock.epochMs() - lastActivity >= limitMs;
  return isPastLimit || (end !== null && !isWithinLimit(core)) ? 'autoLogout' : null;
}

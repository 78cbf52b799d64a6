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
export function beginSignIn(core: SessionCore, { identity }: Token, account: Account): void {
  core.options.stored.autoLoggedOut.remove();
  core.options.stored.signIn.write({
    tenant: tenantOf(core, account),
    userRef: identity.userRef,
    since: core.signOuts.beginning(),
    ownRef: null,
  });
}

/** Stores the sign-in of a scope in the tab and returns it. Its begin is that of the sign-in of the tab. */
export function keepSignIn(
  core: SessionCore,
  { token: { identity }, people }: SignedIn,
  account: Account,
): KeptSignIn {
  const { signIn: stored } = core.options.stored;
  const before = stored.read() ?? core.known().current?.signIn ?? null;
  const signIn = {
    tenant: tenantOf(core, account),
    userRef: stableUserRef(identity, people),
    since: before?.since ?? 0,
    ownRef: identity.isSubstitution ? (before?.ownRef ?? null) : identity.personRef,
  };
  stored.write(signIn);
  return signIn;
}

/**
 * Removes the stored sign-in of the tab if the configuration names another backend than when it began: that backend must not
 * get its token.
 */
export function dropForeignSignIn(core: SessionCore): void {
  const { signIn, signInCode } = core.options.stored;
  const kept = signIn.read();
  if (kept && kept.tenant !== tenantOf(core, core.account(signInCode.read()))) core.forgetTokens();
}

function tenantOf(core: SessionCore, { customerCode }: Account): string {
  return `${core.known().server?.baseUrl ?? ''} ${customerCode ?? ''}`.trim();
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

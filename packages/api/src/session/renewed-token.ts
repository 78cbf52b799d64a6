import type { OnSignedIn } from './complete-sign-in.ts';
import { toError } from '../core/errors.ts';
import type { Leaving } from './leave.ts';
import { isAllowed } from './permissions.ts';
import type { SessionCore } from './session-core.ts';
import type { Account } from './session-transition.ts';
import type { Token } from './session.ts';

/** What a renewed token may lead to. */
export interface AfterRenewal {
  enter: OnSignedIn;
  leave(leaving: Leaving): void;
}

/**
 * Judges a renewed token of the same identity as the first one was judged, before it is used. Returns whether the scope
 * goes on with it; otherwise another one has begun, or the session has ended.
 */
export function judgeRenewedToken(core: SessionCore, next: Token, { enter, leave }: AfterRenewal): boolean {
  const state = core.signedInState();
  const { current } = core.known();
  if (!current || !state) return false;
  const { account, people } = current;
  if (!isAllowed(next.identity.permissions, 'runApp')) {
    leave({ end: 'refused', problem: { code: 'appUsageNotAllowed' } });
    return false;
  }
  if (next.mustChangePassword && state.phase === 'signedIn') {
    enter({ token: next, people }, account, true);
    return false;
  }
  return true;
}

/** Shows what a renewed token in use says of the user, or goes on from the forced password change. */
export function takeRenewedToken(core: SessionCore, next: Token, enter: OnSignedIn): void {
  const { shown, current } = core.known();
  if (!current) return;
  if (shown.phase === 'passwordChange' && !next.mustChangePassword)
    void completeAfterChange(core, next, current.account, enter);
  else core.dispatch({ type: 'identityRenewed', identity: next.identity });
}

/** The demanded password has been changed somewhere else. */
async function completeAfterChange(
  core: SessionCore,
  token: Token,
  account: Account,
  enter: OnSignedIn,
): Promise<void> {
  const { stored, onError } = core.options;
  const isCurrent = core.beginAttempt();
  try {
    const signedIn = await account.tokens.complete(token, ({ refreshToken }) => {
      if (isCurrent()) stored.refreshToken.write(refreshToken);
    });
    if (isCurrent()) enter(signedIn, account, true);
  } catch (error) {
    // The next renewal tries again.
    onError?.(toError(error));
  }
}

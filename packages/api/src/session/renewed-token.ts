import type { OnSignedIn } from './complete-sign-in.ts';
import { toError } from '../core/errors.ts';
import type { Leaving } from './leave.ts';
import { isAllowed } from './permissions.ts';
import type { SessionCore } from './session-core.ts';
import type { Account } from './session-transition.ts';
import type { Token } from './session.ts';

/** The functions that a renewed token may call. */
export interface AfterRenewal {
  enter: OnSignedIn;
  leave(leaving: Leaving): void;
}

/**
 * Checks a renewed token of the same identity before it is used. Returns whether the scope continues with it. Otherwise
 * another scope has begun, or the session has ended.
 *
 * @requirement session-39, session-41
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

/** Updates the user's data from a renewed token, or leaves the forced password change. @requirement session-39 */
export function takeRenewedToken(core: SessionCore, next: Token, enter: OnSignedIn): void {
  const { shown, current } = core.known();
  if (!current) return;
  if (shown.phase === 'passwordChange' && !next.mustChangePassword)
    void completeAfterChange(core, next, current.account, enter);
  else core.dispatch({ type: 'identityRenewed', identity: next.identity });
}

/** Completes the sign-in after the password was changed elsewhere. */
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
    // The next renewal retries.
    onError?.(toError(error));
  }
}

import type { OnSignedIn } from './complete-sign-in.ts';
import { toError } from '../core/errors.ts';
import type { Leaving } from './leave.ts';
import { isAllowed } from './permissions.ts';
import { isSamePerson } from './same-person.ts';
import type { Account, SessionCore } from './session-core.ts';
import type { Token } from './session.ts';

/** What a renewed token may lead to. */
export interface AfterRenewal {
  enter: OnSignedIn;
  leave(leaving: Leaving): void;
}

/** Judges a renewed token as the first one was, and goes on with it. */
export function acceptRenewedToken(core: SessionCore, next: Token, { enter, leave }: AfterRenewal): void {
  const state = core.signedInState();
  if (!core.current || !state) return;
  const { account, people } = core.current;
  const { identity, mustChangePassword } = next;
  if (!isAllowed(identity.permissions, 'runApp'))
    leave({ end: 'refused', problem: { code: 'appUsageNotAllowed' } });
  else if (state.phase === 'passwordChange' && !mustChangePassword)
    void completeAfterChange(core, next, account, enter);
  else if (!isSamePerson(identity, state.identity) || (mustChangePassword && state.phase === 'signedIn'))
    enter({ token: next, people }, account, true);
  else core.setState({ ...state, identity });
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

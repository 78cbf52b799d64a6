import { signOutAddress } from './external-sign-in.ts';
import type { SessionCore } from './session-core.ts';
import type { SignInProblem } from './session-state.ts';
import type { SessionEnd } from './session.ts';

/** How a session is to end. */
export interface Leaving {
  end: SessionEnd;
  /** What the login screen says of it; null: nothing. */
  problem: SignInProblem | null;
  /** It has ended in another tab already. Default false. */
  isElsewhere?: boolean;
  /** A demanded password has been changed before. Default false. */
  isPasswordChanged?: boolean;
}

/**
 * Ends the session. Where the user or the time ends it, the device remembers it and the other tabs end as well.
 * Specification 000 section 4.
 */
export function leave(core: SessionCore, leaving: Leaving): void {
  const { end, problem, isElsewhere = false, isPasswordChanged = false } = leaving;
  const { options } = core;
  const { stored, browser } = options;
  const { server, current: ending } = core.known();
  if (!server) return;
  const reason = isElsewhere || end === 'refused' ? null : end;
  const told = reason && ending ? { ...ending.signIn, reason } : null;
  core.dispatch({ type: 'signInEnded' });
  // First of all: what ends with the scope is not kept after a logout.
  if (ending && end === 'logOut') ending.life.isForgotten = true;
  ending?.scope.end();
  core.forgetTokens();
  if (told) {
    stored.userName.remove();
    core.signOuts.add(told, told.reason);
  }
  options.onEnded?.(end);
  if (told) {
    const { customerCode, userRef } = told;
    browser.signInEnds.announce({ customerCode, userRef, reason: told.reason });
  }
  if (!told || server.configuration.authenticationUrl === '') core.showLogin(problem, { isPasswordChanged });
  else core.leaveFor(signOutAddress(server.configuration, browser), problem);
}

import { signOutAddress } from './external-sign-in.ts';
import type { SessionCore } from './session-core.ts';
import type { SignInProblem } from './session-state.ts';
import type { SessionEnd } from './session.ts';

/** How a session ends. */
export interface Leaving {
  end: SessionEnd;
  /** The reason to show on the login; null for none. */
  problem: SignInProblem | null;
  /** Whether it has already ended in another tab. Default: false. */
  isElsewhere?: boolean;
  /** Whether a forced password change was completed before. Default: false. */
  isPasswordChanged?: boolean;
}

/**
 * Ends the session. If the user or the time ends it, the device remembers it and the other tabs end as well.
 *
 * @requirement session-32, session-33, session-34
 */
export function leave(core: SessionCore, leaving: Leaving): void {
  const { end, problem, isElsewhere = false, isPasswordChanged = false } = leaving;
  const { options } = core;
  const { stored, browser } = options;
  const { server, current: ending } = core.known();
  if (!server) return;
  const reason = isElsewhere || end === 'refused' ? null : end;
  const announcedEnd = reason && ending ? { ...ending.signIn, reason } : null;
  core.dispatch({ type: 'signInEnded' });
  // Must come first: values that end with the scope are not kept after a logout.
  if (ending) ending.life.hasEnded = true;
  if (ending && end === 'logOut') ending.life.hasLoggedOut = true;
  ending?.scope.end();
  core.forgetTokens();
  if (end === 'autoLogout') stored.autoLoggedOut.write(true);
  if (announcedEnd) {
    stored.userName.remove();
    core.signOuts.add(announcedEnd, announcedEnd.reason);
  }
  options.onEnded?.(end);
  if (announcedEnd?.reason === 'logOut') options.onLogOut?.();
  if (announcedEnd) {
    const { tenant, userRef } = announcedEnd;
    browser.signInEnds.announce({ tenant, userRef, reason: announcedEnd.reason });
  }
  if (!announcedEnd || server.configuration.authenticationUrl === '')
    core.showLogin(problem, { isPasswordChanged });
  else core.leaveFor(signOutAddress(server.configuration, browser), problem);
}

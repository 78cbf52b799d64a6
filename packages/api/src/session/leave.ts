import { signInOf } from './current-sign-in.ts';
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

/** Ends the session, in other tabs as well where the person or the time ends it. Specification 000 section 4. */
export function leave(core: SessionCore, leaving: Leaving): void {
  const { end, problem, isElsewhere = false, isPasswordChanged = false } = leaving;
  const { server, options } = core;
  const { stored, browser } = options;
  if (!server) return;
  const told = isElsewhere || end === 'refused' ? null : signInOf(core);
  core.beginAttempt();
  const ending = core.current;
  core.current = null;
  ending?.stopAutoLogout();
  ending?.scope.end();
  core.forgetTokens();
  if (told) stored.userName.remove();
  options.onEnded?.(end);
  if (told) browser.signInEnds.announce({ ...told, reason: end === 'logOut' ? 'logOut' : 'autoLogout' });
  if (!told || server.configuration.authenticationUrl === '') core.showLogin(problem, { isPasswordChanged });
  else core.leaveFor(signOutAddress(server.configuration, browser), problem);
}

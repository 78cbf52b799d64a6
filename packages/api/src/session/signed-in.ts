import type { OnSignedIn } from './complete-sign-in.ts';
import { startAutoLogout } from './auto-logout.ts';
import { createSessionScope } from './create-session-scope.ts';
import type { Leaving } from './leave.ts';
import { leave as leaveSession } from './leave.ts';
import { acceptRenewedToken } from './renewed-token.ts';
import type { Account, KnownServer, SessionCore } from './session-core.ts';
import type { PasswordChangeState, SignedInState } from './session-state.ts';
import { followSignInEnds } from './sign-in-ends.ts';
import type { SessionScope } from './session-scope.ts';
import type { SignedIn } from './tokens.ts';

/** The time between a sign-in and its end. Specification 000 section 4, decisions on session scopes. */
export interface SignedInPart {
  /** Begins a scope with a token that has been judged, in the place of the one before. */
  enter: OnSignedIn;
  /** Ends timers and subscriptions. */
  dispose(): void;
}

/** Everything about being signed in, over a session's core. */
export function createSignedInPart(core: SessionCore): SignedInPart {
  const { options, autoLogoutSeconds } = core;
  const { clock, stored, browser } = options;
  const leave = (leaving: Leaving) => leaveSession(core, leaving);
  const signInEnds = followSignInEnds(core, leave);

  function enter(signedIn: SignedIn, account: Account, isResumed: boolean): void {
    const { server } = core;
    if (!server) return;
    const { token, people } = signedIn;
    core.beginAttempt();
    core.current?.stopAutoLogout();
    core.current?.scope.end();
    const scope = createSessionScope({
      clock,
      token,
      transport: {
        baseUrl: () => server.baseUrl,
        language: () => options.language(),
        pageUrl: browser.appUrl(),
        ...(options.onSend && { onSend: options.onSend }),
      },
      refreshToken: stored.refreshToken,
      ask: (refreshToken) => account.tokens.byRefreshToken(refreshToken),
      onRenewed: (next) => acceptRenewedToken(core, next, { enter, leave }),
      onError: (error) => options.onError?.(error),
      onLost: () => leave({ end: 'refused', problem: { code: 'sessionExpired' } }),
      onUnreachableChange(isUnreachable) {
        const state = core.signedInState();
        if (state) core.setState({ ...state, isUnreachable });
      },
    });
    const own = { scope, account, people, stopAutoLogout: () => {} };
    core.current = own;
    core.setState(stateOf(signedIn, server, account, scope));
    // Whoever hears of it may end it at once.
    if (core.current !== own) return;
    own.stopAutoLogout = countInactivity(isResumed, server);
    signInEnds.afterEntering(isResumed);
  }

  function countInactivity(isResumed: boolean, { configuration }: KnownServer): () => void {
    const stop = startAutoLogout({
      clock,
      browser,
      lastActivity: stored.lastActivity,
      isResumed,
      minutes: configuration.autoLogoutMinutes,
      onWarning: autoLogoutSeconds.set,
      onExpired: () => leave({ end: 'autoLogout', problem: { code: 'autoLogout' } }),
    });
    return () => {
      stop();
      autoLogoutSeconds.set(null);
    };
  }

  return {
    enter,
    dispose() {
      signInEnds.unsubscribe();
      core.current?.stopAutoLogout();
      core.current?.scope.dispose();
    },
  };
}

function stateOf(
  { token, people }: SignedIn,
  { configuration }: KnownServer,
  { customerCode }: Account,
  scope: SessionScope,
): SignedInState | PasswordChangeState {
  const { identity } = token;
  const common = {
    configuration,
    customerCode: customerCode ?? '',
    identity,
    scope,
    isUnreachable: false,
  };
  if (token.mustChangePassword) return { phase: 'passwordChange', ...common };
  const selected = people.find(({ personRef }) => personRef === identity.personRef) ?? null;
  return { phase: 'signedIn', ...common, people, selected, isChangingPerson: false };
}

import type { OnSignedIn } from './complete-sign-in.ts';
import { startAutoLogout } from './auto-logout.ts';
import { createSessionScope } from './create-session-scope.ts';
import { keepSignIn } from './kept-sign-in.ts';
import type { Leaving } from './leave.ts';
import { leave as leaveSession } from './leave.ts';
import type { PeopleReading } from './people-reading.ts';
import { judgeRenewedToken, takeRenewedToken } from './renewed-token.ts';
import type { SessionCore } from './session-core.ts';
import type { Account, KnownServer } from './session-transition.ts';
import { followSignInEnds } from './sign-in-ends.ts';
import { createTakeover } from './takeover.ts';
import { toError } from '../core/errors.ts';
import { isPassing } from './renewal.ts';
import type { Token } from './session.ts';

/** The part of the session between a sign-in and its end. */
export interface SignedInPart {
  /** Begins a scope with a checked token. It replaces the previous scope. */
  enter: OnSignedIn;
  /** Ends timers and subscriptions. */
  dispose(): void;
}

/** Creates the signed-in part of a session. */
export function createSignedInPart(core: SessionCore, people: PeopleReading): SignedInPart {
  const { options, autoLogoutSeconds } = core;
  const { clock, stored, browser } = options;
  const leave = (leaving: Leaving) => leaveSession(core, leaving);
  const signInEnds = followSignInEnds(core, leave);
  let stopCounting = () => {};

  const enter: OnSignedIn = (signedIn, account, isResumed, takeover = null) => {
    const { server, current: before } = core.known();
    if (!server) return;
    const { token } = signedIn;
    core.beginAttempt();
    before?.scope.end();
    const signIn = keepSignIn(core, signedIn, account);
    const life = before?.life ?? { hasEnded: false, hasLoggedOut: false };
    const scope = createSessionScope({
      clock,
      token,
      identity: {
        tenant: signIn.tenant,
        userRef: signIn.userRef,
        personRef: token.identity.personRef,
        isSubstitution: token.identity.isSubstitution,
      },
      transport: {
        baseUrl: () => server.baseUrl,
        language: () => options.language(),
        pageUrl: browser.appUrl(),
        ...(options.onSend && { onSend: options.onSend }),
        ...(options.onWrite && { onWrite: options.onWrite }),
        ...(options.onAnswer && { onAnswer: options.onAnswer }),
      },
      hasEnded: () => life.hasEnded,
      hasLoggedOut: () => life.hasLoggedOut,
      refreshToken: stored.refreshToken,
      ask: (refreshToken) => askAgain(account, refreshToken),
      judge: (next) => judgeRenewedToken(core, next, { enter, leave }),
      onRenewed(next) {
        takeRenewedToken(core, next, enter);
        people.read();
      },
      ...createTakeover(core, { enter, leave }),
      onError: (error) => options.onError?.(error),
      onLost: () => leave({ end: 'refused', problem: { code: 'sessionExpired' } }),
      onUnreachableChange(isUnreachable) {
        core.dispatch({ type: 'reachabilityChanged', isUnreachable });
      },
    });
    core.dispatch({
      type: 'scopeStarted',
      current: { scope, account, people: signedIn.people, signIn, life },
      identity: token.identity,
      mustChangePassword: token.mustChangePassword,
      takeover,
    });
    // A subscriber may have ended the scope immediately.
    if (core.known().current?.scope !== scope) return;
    stopCounting = countInactivity(isResumed, server);
    scope.signal.addEventListener('abort', stopCounting);
    signInEnds.afterEntering(isResumed);
  };

  async function askAgain({ tokens }: Account, refreshToken: string): Promise<Token> {
    try {
      return await tokens.byRefreshToken(refreshToken);
    } catch (error) {
      if (!isPassing(error)) options.onCallFailed?.(toError(error));
      throw error;
    }
  }

  function countInactivity(isResumed: boolean, { configuration }: KnownServer): () => void {
    const stop = startAutoLogout({
      clock,
      browser,
      lastActivity: stored.lastActivity,
      isResumed,
      minutes: configuration.autoLogoutMinutes,
      onWarning: (seconds) => void (autoLogoutSeconds.value = seconds),
      onExpired: () => leave({ end: 'autoLogout', problem: { code: 'autoLogout' } }),
    });
    return () => {
      stop();
      autoLogoutSeconds.value = null;
    };
  }

  return {
    enter,
    dispose() {
      signInEnds.unsubscribe();
      stopCounting();
      core.known().current?.scope.dispose();
    },
  };
}

import type { Leaving } from './leave.ts';
import type { SessionCore } from './session-core.ts';
import type { SignInEnd } from './session.ts';

/** Follows the ends of sign-ins in other tabs, announced by them or stored on the device. */
export interface SignInEnds {
  /** Called after a sign-in. Earlier announced ends count if it was resumed after a reload, and are ignored if it is new. */
  afterEntering(isResumed: boolean): void;
  unsubscribe(): void;
}

/** Returns whether the user was active in any tab within the limit of the automatic logout. */
export function isWithinLimit({ known, options }: SessionCore): boolean {
  const limitMs = (known().server?.configuration.autoLogoutMinutes ?? 0) * 60_000;
  return options.clock.epochMs() - Number(options.stored.lastActivity.read() ?? 0) < limitMs;
}

/**
 * Ends the session when its sign-in has ended in another tab, also if this tab was closed, frozen or hidden meanwhile.
 *
 * @requirement session-33, session-34
 */
export function followSignInEnds(core: SessionCore, leave: (leaving: Leaving) => void): SignInEnds {
  const { browser } = core.options;
  /** Ends that other tabs announced while this one was still signing in. */
  let endsBefore: SignInEnd[] = [];

  const isOwn = (end: SignInEnd): boolean => {
    const own = core.known().current?.signIn;
    return end.tenant === own?.tenant && end.userRef === own.userRef;
  };

  /** A tab that slept may announce an automatic logout although the user is active in this tab. */
  const counts = (reason: SignInEnd['reason']) => reason === 'logOut' || !isWithinLimit(core);

  function leaveElsewhere(reason: SignInEnd['reason'], loggedOut: 'loggedOutElsewhere' | 'loggedOutBefore') {
    const code = reason === 'logOut' ? loggedOut : 'autoLogout';
    leave({ end: reason, problem: { code }, isElsewhere: true });
  }

  /** Compares the sign-in with the logouts stored on the device. */
  function compare(): void {
    const { current } = core.known();
    const reason = current && core.signOuts.endOf(current.signIn);
    if (reason && counts(reason)) leaveElsewhere(reason, 'loggedOutBefore');
  }

  const unsubscribes = [
    browser.onResume(compare),
    browser.onRestored(compare),
    browser.signInEnds.subscribe((end) => {
      if (!core.known().current) endsBefore.push(end);
      else if (isOwn(end) && counts(end.reason)) leaveElsewhere(end.reason, 'loggedOutElsewhere');
    }),
  ];

  return {
    afterEntering(isResumed) {
      const ended = isResumed && endsBefore.find(isOwn);
      endsBefore = [];
      if (ended) leaveElsewhere(ended.reason, 'loggedOutElsewhere');
      else compare();
    },
    unsubscribe() {
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}

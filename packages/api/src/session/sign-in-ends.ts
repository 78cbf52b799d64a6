import type { Leaving } from './leave.ts';
import type { SessionCore } from './session-core.ts';
import type { SignInEnd } from './session.ts';

/** Ends of sign-ins in other tabs, heard from them or remembered by the device. Decisions on session scopes. */
export interface SignInEnds {
  /** A sign-in has gone on after a reload, or is new: ends before it count, or are forgotten. */
  afterEntering(isResumed: boolean): void;
  unsubscribe(): void;
}

/** Whether the user was active in any tab within the limit of automatic logout. */
export function isWithinLimit({ known, options }: SessionCore): boolean {
  const limitMs = (known().server?.configuration.autoLogoutMinutes ?? 0) * 60_000;
  return options.clock.epochMs() - Number(options.stored.lastActivity.read() ?? 0) < limitMs;
}

/** Ends the session when its sign-in has ended in another tab, also while this tab was closed, frozen or out of sight. */
export function followSignInEnds(core: SessionCore, leave: (leaving: Leaving) => void): SignInEnds {
  const { browser } = core.options;
  /** Ends that other tabs announced while this one was still signing in. */
  let endsBefore: SignInEnd[] = [];

  const isOwn = (end: SignInEnd): boolean => {
    const own = core.known().current?.signIn;
    return end.customerCode === own?.customerCode && end.userRef === own.userRef;
  };

  /** A tab that slept may think that the time is up everywhere. */
  const counts = (reason: SignInEnd['reason']) => reason === 'logOut' || !isWithinLimit(core);

  function leaveElsewhere(reason: SignInEnd['reason'], loggedOut: 'loggedOutElsewhere' | 'loggedOutBefore') {
    const code = reason === 'logOut' ? loggedOut : 'autoLogout';
    leave({ end: reason, problem: { code }, isElsewhere: true });
  }

  /** Compares the sign-in with the logouts that the device remembers. */
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

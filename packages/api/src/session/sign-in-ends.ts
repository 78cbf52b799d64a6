import { signInOf } from './current-sign-in.ts';
import type { Leaving } from './leave.ts';
import type { SessionCore } from './session-core.ts';
import type { SignInEnd } from './session.ts';

/** What other tabs tell of ended sign-ins. Decisions on session scopes. */
export interface SignInEnds {
  /** A sign-in has gone on after a reload, or is new: what was told before is looked at, or forgotten. */
  afterEntering(isResumed: boolean): void;
  unsubscribe(): void;
}

/** Ends the session when another tab says that its sign-in has ended. */
export function followSignInEnds(core: SessionCore, leave: (leaving: Leaving) => void): SignInEnds {
  const { clock, stored, browser } = core.options;
  /** What other tabs have ended while this one was still on its way in. */
  let endsBefore: SignInEnd[] = [];

  const isOwn = (end: SignInEnd): boolean => {
    const own = signInOf(core);
    return end.customerCode === own?.customerCode && end.userName === own.userName;
  };

  /** A tab that slept may think that the time is up everywhere. */
  function isActiveHere(): boolean {
    const limitMs = (core.server?.configuration.autoLogoutMinutes ?? 0) * 60_000;
    return clock.epochMs() - Number(stored.lastActivity.read() ?? 0) < limitMs;
  }

  function leaveElsewhere({ reason }: SignInEnd): void {
    const code = reason === 'logOut' ? 'loggedOutElsewhere' : 'autoLogout';
    leave({ end: reason, problem: { code }, isElsewhere: true });
  }

  return {
    afterEntering(isResumed) {
      const ended = isResumed && endsBefore.find(isOwn);
      endsBefore = [];
      if (ended) leaveElsewhere(ended);
    },
    unsubscribe: browser.signInEnds.subscribe((end) => {
      if (!core.current) endsBefore.push(end);
      else if (isOwn(end) && (end.reason === 'logOut' || !isActiveHere())) leaveElsewhere(end);
    }),
  };
}

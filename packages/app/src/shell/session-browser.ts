import type { Clock } from '@selfservice/api/core/clock';
import type { SessionBrowser } from '@selfservice/api/session/session';
import { createActivityChannel } from './activity-channel.ts';
import { watchLeaving } from './page-leaving.ts';
import { onRestored, onResume } from './page-resume.ts';
import { createSignInEndChannel } from './sign-in-end-channel.ts';

const cookieName = 'infiniteLoopProtection';
/** Long enough to sign in at the external page, too short to stop tomorrow's redirection. */
const cookieSeconds = 600;

/** The session's view of the browser. */
export function createSessionBrowser(clock: Clock): SessionBrowser {
  return {
    pageUrl: () => window.location.href,
    appUrl,
    leaveFor: (url) => window.location.assign(url),
    isLeaving: watchLeaving(clock, window),
    loopGuard: {
      isSet: () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${cookieName}=`)),
      set: () => setCookie(cookieSeconds),
      remove: () => setCookie(0),
    },
    activity: createActivityChannel(clock),
    signInEnds: createSignInEndChannel(),
    onResume,
    onRestored,
  };
}

/** The address that the application is deployed at, with a slash at its end. */
export function appUrl(): string {
  return new URL(import.meta.env.BASE_URL, window.location.href).href;
}

function setCookie(seconds: number): void {
  const { protocol, pathname } = new URL(appUrl());
  const secure = protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieName}=1; Path=${pathname}; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

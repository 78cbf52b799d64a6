import type { Clock } from '@selfservice/api/core/clock';
import type { SessionBrowser } from '@selfservice/api/session/session';
import { createActivityChannel } from './activity-channel.ts';
import { watchLeaving } from './page-leaving.ts';
import { onRestored, onResume } from './page-resume.ts';
import { createSignInEndChannel } from './sign-in-end-channel.ts';
import type { StoredValues } from './stored-values.ts';
import { openBroadcastChannel } from './tab-channel.ts';
import { createTabClaim } from './tab-claim.ts';

const cookieName = 'infiniteLoopProtection';
/** Long enough to sign in at the external page, too short to stop tomorrow's redirection. */
const cookieSeconds = 600;

/** The session's view of the browser. */
export function createSessionBrowser(clock: Clock, stored: Pick<StoredValues, 'tabId'>): SessionBrowser {
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
    tab: createTabClaim({
      clock,
      id: stored.tabId,
      locks: 'locks' in navigator ? navigator.locks : null,
      channel: openBroadcastChannel('selfservice.tab'),
      page: window,
    }),
    onResume,
    onRestored,
  };
}

/** The address that the application is deployed at, with a slash at its end: the `<base>` of the page says it. */
export function appUrl(): string {
  return new URL(import.meta.env.BASE_URL, document.baseURI).href;
}

/** The path of that address. */
export function appPath(): string {
  return new URL(appUrl()).pathname;
}

function setCookie(seconds: number): void {
  const { protocol, pathname } = new URL(appUrl());
  const secure = protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieName}=1; Path=${pathname}; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

import type { Clock } from '@selfservice/api/core/clock';
import type { SessionBrowser } from '@selfservice/api/session/session';
import { createActivityChannel } from './activity-channel.ts';
import { watchLeaving } from './page-leaving.ts';
import { onRestored, onResume } from './page-resume.ts';
import { createSignInEndChannel } from './sign-in-end-channel.ts';
import type { StoredValues } from './stored-values.ts';
import { ownName } from './own-name.ts';
import { openTabChannel } from './tab-channel.ts';
import { createTabClaim } from './tab-claim.ts';

/** The cookie that guards against endless redirection. @requirement session-16, session-17 */
const cookieName = 'infiniteLoopProtection';
/** Lifetime of the cookie: long enough for an external sign-in, too short to stop the redirection of the next day. */
const cookieSeconds = 600;

/** Creates the functions of the browser that the session uses. */
export function createSessionBrowser(clock: Clock, stored: Pick<StoredValues, 'tabId'>): SessionBrowser {
  const folder = appPath();
  return {
    pageUrl: () => window.location.href,
    appUrl,
    leaveFor: (url) => window.location.assign(url),
    reload: () => window.location.reload(),
    isLeaving: watchLeaving(clock, window),
    loopGuard: {
      isSet: () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${cookieName}=`)),
      set: () => setCookie(cookieSeconds),
      remove: () => setCookie(0),
    },
    activity: createActivityChannel(clock, openTabChannel(ownName('activity', folder))),
    signInEnds: createSignInEndChannel(openTabChannel(ownName('signInEnd', folder))),
    tab: createTabClaim({
      clock,
      id: stored.tabId,
      locks: 'locks' in navigator ? navigator.locks : null,
      lockName: ownName('tab', folder),
      channel: openTabChannel(ownName('tab', folder)),
      page: window,
    }),
    onResume,
    onRestored,
  };
}

/** Returns the base address of the application from the page's `<base>`, with a trailing slash. */
export function appUrl(): string {
  return new URL(import.meta.env.BASE_URL, document.baseURI).href;
}

/** Returns the base path of the application, with a trailing slash. */
export function appPath(): string {
  return new URL(appUrl()).pathname;
}

function setCookie(seconds: number): void {
  const { protocol, pathname } = new URL(appUrl());
  const secure = protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieName}=1; Path=${pathname}; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

import type { Configuration } from './session-state.ts';
import type { SessionBrowser } from './session.ts';

/** The external page, told where to come back to after signing in. */
export function signInAddress(configuration: Configuration, browser: SessionBrowser): string {
  return externalAddress(configuration, browser, 'r', browser.pageUrl());
}

/** The external page, told where to go on to after signing out. */
export function signOutAddress(configuration: Configuration, browser: SessionBrowser): string {
  return externalAddress(configuration, browser, 'u', browser.appUrl());
}

function externalAddress(
  { authenticationUrl }: Configuration,
  browser: SessionBrowser,
  parameter: 'r' | 'u',
  returnTo: string,
): string {
  const url = new URL(authenticationUrl, browser.appUrl());
  url.searchParams.set(parameter, returnTo);
  return url.href;
}

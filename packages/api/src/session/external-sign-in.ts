import type { SessionCore } from './session-core.ts';
import type { Account } from './session-transition.ts';
import type { Configuration } from './session-state.ts';
import type { SessionBrowser } from './session.ts';

/**
 * The result of requesting a ticket of the browser's identity: its text; `leaving` if the browser is being redirected;
 * `cookiesRefused` if it blocks cookies; null if the server offers none.
 */
export type IdentityTicket = { text: string } | 'leaving' | 'cookiesRefused' | null;

/** Returns the address of the external page with the address to return to after the logout. @requirement session-32 */
export function signOutAddress(configuration: Configuration, browser: SessionBrowser): string {
  return externalAddress(configuration, browser, 'u', browser.appUrl());
}

/**
 * Leaves for the external page. Returns false if the cookie against endless redirection cannot be set.
 *
 * @requirement session-17, session-18
 */
export function leaveForProvider(core: SessionCore): boolean {
  const { server } = core.known();
  const { browser } = core.options;
  if (!server?.isLicenceValid || server.configuration.authenticationUrl === '') return true;
  browser.loopGuard.set();
  if (!browser.loopGuard.isSet()) return false;
  core.leaveFor(externalAddress(server.configuration, browser, 'r', browser.pageUrl()));
  return true;
}

/**
 * Fetches a ticket of the browser's identity by the method that the server offers.
 *
 * @requirement session-14, session-15, session-16
 */
export async function ticketOfIdentity(core: SessionCore, { tokens }: Account): Promise<IdentityTicket> {
  const { server } = core.known();
  if (!server) return null;
  const { startup, configuration } = server;
  const { loopGuard } = core.options.browser;
  const ask = async (kind: 'delegated' | 'windows') => {
    const text = await tokens.ticketOfIdentity(kind);
    return text === null ? null : { text };
  };
  if (!startup.canUseDelegatedSignIn) return startup.canUseWindowsIdentity ? ask('windows') : null;
  if (loopGuard.isSet()) {
    loopGuard.remove();
    return ask('delegated');
  }
  if (startup.delegatedStyle !== 'redirect' || configuration.authenticationUrl === '') return null;
  return leaveForProvider(core) ? 'leaving' : 'cookiesRefused';
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

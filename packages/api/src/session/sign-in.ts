import { toError } from '../core/errors.ts';
import { signInAddress } from './external-sign-in.ts';
import { isPassing } from './renewal.ts';
import type { Account, SessionCore } from './session-core.ts';
import type { SignInProblem } from './session-state.ts';
import type { Token } from './session.ts';
import { toSignInProblem } from './sign-in-problem.ts';
import type { SignedIn } from './tokens.ts';
import { AppUsageRefused } from './tokens.ts';

/** A complete sign-in is handed over; `isResumed`: it goes on with what this tab kept of an earlier page. */
export type OnSignedIn = (signedIn: SignedIn, account: Account, isResumed: boolean) => void;

/** The ways in. Specification 000 section 4. */
export interface SignIn {
  /** Tries, once per page, what needs nobody's help: a kept refresh token, then a ticket. */
  silently(): Promise<void>;
  /** Asks for a token by password. Returns why there is none; null when it is done or has become stale. */
  byPassword(account: Account, userName: string, password: string): Promise<SignInProblem | null>;
  /** Leaves for the external sign-in page; without cookies the login says why it cannot. */
  leaveForProvider(): void;
}

/** The ways in over a session's core. */
export function createSignIn(core: SessionCore, onSignedIn: OnSignedIn): SignIn {
  const { clock, stores, browser, onError } = core.options;
  let hasTriedSilently = false;

  async function silently(): Promise<void> {
    const { server } = core;
    if (!server || hasTriedSilently) return core.showLogin();
    if (!server.isLicenceValid) return core.showLogin({ code: 'licenceExceeded' });
    const isMultiTenant = server.configuration.isMultiTenant;
    const refreshToken = stores.refreshToken.read();
    if (refreshToken === null && isMultiTenant && !stores.customerCode.read()) return core.showLogin();
    hasTriedSilently = true;
    if (refreshToken !== null && isPastLimit()) {
      forgetTokens();
      return core.showLogin({ code: 'autoLogout' });
    }
    const isCurrent = core.beginAttempt();
    core.setState({ phase: 'signingInSilently', configuration: server.configuration });
    let problem: SignInProblem | null = null;
    if (refreshToken !== null) {
      const account = core.account(stores.signInCode.read());
      problem = await finish(isCurrent, account, account.tokens.byRefreshToken(refreshToken), true);
      if (!isCurrent() || problem === null) return;
      // A refused token only means that this way is closed; another one may still be open.
      if (problem.code === 'failed' && isPassing(problem.error)) return core.showLogin(problem);
    }
    const account = core.account();
    const ticket = await ticketOfIdentity(account);
    if (!isCurrent()) return;
    if (ticket === 'cookiesRefused') return core.showLogin({ code: 'cookiesRefused' });
    if (ticket === 'leaving') return;
    problem = ticket && (await finish(isCurrent, account, account.tokens.byTicket(ticket.text), false));
    if (isCurrent() && (ticket === null || problem !== null)) core.showLogin(problem);
  }

  /** Whether automatic logout was due before this page began. */
  function isPastLimit(): boolean {
    const limitMs = (core.server?.configuration.autoLogoutMinutes ?? 0) * 60_000;
    const lastActivity = Number(stores.lastActivity.read() ?? NaN);
    return limitMs > 0 && clock.epochMs() - lastActivity >= limitMs;
  }

  async function ticketOfIdentity(
    account: Account,
  ): Promise<{ text: string } | 'leaving' | 'cookiesRefused' | null> {
    if (!core.server) return null;
    const { startup, configuration } = core.server;
    const ask = async (kind: 'delegated' | 'windows') => {
      const text = await account.tokens.ticketOfIdentity(kind);
      return text === null ? null : { text };
    };
    if (!startup.canUseDelegatedSignIn) return startup.canUseWindowsIdentity ? ask('windows') : null;
    if (browser.loopGuard.isSet()) {
      browser.loopGuard.remove();
      return ask('delegated');
    }
    if (startup.delegatedStyle !== 'redirect' || configuration.authenticationUrl === '') return null;
    return leave() ? 'leaving' : 'cookiesRefused';
  }

  /** Leaves for the external page. Returns false where the guard against endless redirection cannot be set. */
  function leave(): boolean {
    const { server } = core;
    if (!server?.isLicenceValid || server.configuration.authenticationUrl === '') return true;
    browser.loopGuard.set();
    if (!browser.loopGuard.isSet()) return false;
    core.leaveFor(signInAddress(server.configuration, browser));
    return true;
  }

  async function finish(
    isCurrent: () => boolean,
    account: Account,
    first: Promise<Token>,
    isResumed: boolean,
  ): Promise<SignInProblem | null> {
    try {
      const signedIn = await account.tokens.complete(await first, (token) => {
        if (!isCurrent()) return;
        if (account.customerCode !== null) stores.signInCode.write(account.customerCode);
        stores.refreshToken.write(token.refreshToken);
      });
      if (isCurrent()) onSignedIn(signedIn, account, isResumed);
      return null;
    } catch (thrown) {
      const error = toError(thrown);
      if (isPassing(error)) await core.untilPageStays();
      if (!isCurrent()) return null;
      forgetTokens();
      if (error instanceof AppUsageRefused) return { code: 'appUsageNotAllowed' };
      const problem = toSignInProblem(error, account.customerCode !== null);
      if (problem.code === 'failed') onError?.(error);
      return problem;
    }
  }

  function forgetTokens(): void {
    stores.refreshToken.remove();
    stores.signInCode.remove();
    stores.lastActivity.remove();
  }

  return {
    silently,
    byPassword(account, userName, password) {
      const isCurrent = core.beginAttempt();
      return finish(isCurrent, account, account.tokens.byPassword(userName, password), false);
    },
    leaveForProvider() {
      if (!leave()) core.showLogin({ code: 'cookiesRefused' });
    },
  };
}

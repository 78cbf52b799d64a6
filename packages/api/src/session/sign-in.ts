import type { OnSignedIn, SignInAttempt } from './complete-sign-in.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { leaveForProvider, ticketOfIdentity } from './external-sign-in.ts';
import { dropForeignSignIn, endOfKeptSignIn } from './kept-sign-in.ts';
import { isPassing } from './renewal.ts';
import type { SessionCore } from './session-core.ts';
import type { Account } from './session-transition.ts';
import type { SignInProblem, SilentWay } from './session-state.ts';
import type { Token } from './session.ts';

/** The ways of signing in. */
export interface SignIn {
  /**
   * Tries once per page to sign in without the user: by a stored refresh token, then by a ticket.
   *
   * @param loginIsDue resolves when the login must be offered meanwhile
   */
  silently(loginIsDue: Promise<void>): Promise<void>;
  /** Requests a token by password. Returns the reason for a failure; null for success or if a newer attempt has begun. */
  byPassword(account: Account, userName: string, password: string): Promise<SignInProblem | null>;
  /** Leaves for the external sign-in page, or requests a ticket of Windows. Without cookies the login shows why it cannot. */
  byIdentity(): void;
}

/** Creates the ways of signing in. @requirement session-12, session-13, session-15, session-40, session-59 */
export function createSignIn(core: SessionCore, onSignedIn: OnSignedIn): SignIn {
  const { stored, browser, onEnded } = core.options;
  let hasTriedSilently = false;

  const complete = (
    isCurrent: () => boolean,
    account: Account,
    first: Promise<Token>,
    kind: SignInAttempt['kind'] = 'new',
  ): Promise<SignInProblem | null> => completeSignIn(core, { isCurrent, account, first, kind }, onSignedIn);

  /** Shows that a sign-in without the user runs, and the login beside it when that is due. */
  async function showSilent(
    isCurrent: () => boolean,
    by: SilentWay,
    loginIsDue: Promise<void>,
  ): Promise<void> {
    core.dispatch({ type: 'silentSignInStarted', by });
    await loginIsDue;
    if (isCurrent() && core.state.peek().phase === 'signingInSilently')
      core.showLogin(null, { isWaiting: true });
  }

  /** The way by which a ticket comes. */
  const ticketWay = (): SilentWay =>
    core.known().server?.startup.canUseDelegatedSignIn ? 'organisation' : 'windows';

  async function silently(loginIsDue: Promise<void>): Promise<void> {
    const { server } = core.known();
    if (!server || hasTriedSilently) return core.showLogin();
    if (!server.isLicenceValid) return core.showLogin({ code: 'licenceExceeded' });
    const isMultiTenant = server.configuration.isMultiTenant;
    dropForeignSignIn(core);
    const refreshToken = stored.refreshToken.read();
    // The identity of the browser is that of the person who has left, perhaps long ago.
    if (refreshToken === null && stored.autoLoggedOut.read()) return core.showLogin({ code: 'autoLogout' });
    if (refreshToken === null && isMultiTenant && !stored.customerCode.read()) return core.showLogin();
    hasTriedSilently = true;
    const end = refreshToken === null ? null : endOfKeptSignIn(core);
    if (end !== null) {
      core.forgetTokens();
      if (end === 'autoLogout') stored.autoLoggedOut.write(true);
      onEnded?.(end);
      return core.showLogin({ code: end === 'logOut' ? 'loggedOutBefore' : 'autoLogout' });
    }
    const isCurrent = core.beginAttempt();
    void showSilent(isCurrent, refreshToken === null ? ticketWay() : 'keptSignIn', loginIsDue);
    if (refreshToken !== null) {
      const isOwn = await browser.tab.claim();
      if (!isCurrent()) return;
      if (!isOwn) return asCopy(isCurrent);
      const account = core.account(stored.signInCode.read());
      const problem = await complete(
        isCurrent,
        account,
        account.tokens.byRefreshToken(refreshToken),
        'resumed',
      );
      if (!isCurrent() || problem === null) return;
      // After a refused token the ticket may still work.
      if (problem.code === 'failed' && isPassing(problem.error)) return core.showLogin(problem);
    }
    await byTicket(isCurrent);
  }

  /** Signs in a duplicated tab. The refresh token stays with the original tab. */
  async function asCopy(isCurrent: () => boolean): Promise<void> {
    const account = core.account(stored.signInCode.read());
    const ticket = await browser.tab.askForTicket();
    if (!isCurrent()) return;
    if (ticket !== null) {
      const problem = await complete(isCurrent, account, account.tokens.byTicket(ticket), 'copied');
      if (!isCurrent() || problem === null) return;
    }
    core.forgetTokens();
    await byTicket(isCurrent, { code: 'tabCopied' });
  }

  /** @param otherwise the problem to show on the login without a ticket */
  async function byTicket(isCurrent: () => boolean, otherwise: SignInProblem | null = null): Promise<void> {
    const account = core.account();
    const ticket = await ticketOfIdentity(core, account);
    if (!isCurrent() || ticket === 'leaving') return;
    if (ticket === 'cookiesRefused') return core.showLogin({ code: 'cookiesRefused' });
    const problem = ticket && (await complete(isCurrent, account, account.tokens.byTicket(ticket.text)));
    if (isCurrent() && (ticket === null || problem !== null)) core.showLogin(problem ?? otherwise);
  }

  return {
    silently,
    byPassword: (account, userName, password) =>
      complete(core.beginAttempt(), account, account.tokens.byPassword(userName, password)),
    byIdentity() {
      stored.autoLoggedOut.remove();
      if (!core.known().server?.startup.canUseDelegatedSignIn) {
        const isCurrent = core.beginAttempt();
        void showSilent(isCurrent, 'windows', core.untilLoginIsDue());
        void byTicket(isCurrent);
      } else if (!leaveForProvider(core)) core.showLogin({ code: 'cookiesRefused' });
    },
  };
}

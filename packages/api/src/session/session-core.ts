import type { ServerCheck } from './server-check.ts';
import type { Configuration, SessionState, SignedOutState, SignInProblem } from './session-state.ts';
import type { SessionOptions } from './session.ts';
import type { Tokens } from './tokens.ts';
import { createTokens } from './tokens.ts';

/** What start-up has found out. */
export interface KnownServer extends ServerCheck {
  configuration: Configuration;
  /** The address that paths are appended to, without a slash at its end. */
  baseUrl: string;
}

/** Who signs in, and how tokens are asked for meanwhile and until the end. */
export interface Account {
  /** Null where there are no customer codes. */
  customerCode: string | null;
  tokens: Tokens;
}

/** What the parts of a session share: its state, what start-up has found out, and which attempt counts. */
export interface SessionCore {
  readonly options: SessionOptions;
  /** What start-up has found out; null before. */
  server: KnownServer | null;
  getState(): SessionState;
  setState(next: SessionState): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Begins an attempt: what comes of older ones counts no longer. Returns whether this one still does. */
  beginAttempt(): () => boolean;
  /** The login, or the customer code where it is still to be entered; by default with the code that the device keeps. */
  showLogin(
    problem?: SignInProblem | null,
    known?: Partial<Pick<SignedOutState, 'isPasswordChanged' | 'customerCode'>>,
  ): void;
  /** Leaves for an external page. Where that does not happen the login stands there after a while, with the problem. */
  leaveFor(url: string, problem?: SignInProblem | null): void;
  /** An account of the customer code in use, or of the one given. */
  account(customerCode?: string | null): Account;
  /**
   * Settles at once where the page stays. A page that is being left never gets to its end, so that a call that was cut
   * off counts as no failure.
   */
  untilPageStays(): Promise<void>;
}

/** A navigation that has not happened by now, in milliseconds, was none: a download, or one that was cancelled. */
const leavingMs = 10_000;

/** A core before start-up. */
export function createSessionCore(options: SessionOptions): SessionCore {
  const { clock, stores, browser } = options;
  const listeners = new Set<() => void>();
  let state: SessionState = { phase: 'loadingConfiguration' };
  let lastAttempt = 0;

  const isMultiTenant = () => core.server?.configuration.isMultiTenant ?? false;
  const storedCode = () => (isMultiTenant() ? (stores.customerCode.read() ?? '') : '');

  const core: SessionCore = {
    options,
    server: null,
    getState: () => state,
    setState(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    beginAttempt() {
      const own = ++lastAttempt;
      return () => own === lastAttempt;
    },
    showLogin(problem = null, { isPasswordChanged = false, customerCode = storedCode() } = {}) {
      if (!core.server) return;
      const { configuration, startup, isLicenceValid } = core.server;
      core.setState({
        phase: 'signedOut',
        configuration,
        startup,
        step: isMultiTenant() && customerCode === '' ? 'customerCode' : 'credentials',
        isBusy: false,
        isLicenceValid,
        problem,
        isPasswordChanged,
        customerCode,
        rememberedUserName: stores.userName.read() ?? '',
      });
    },
    leaveFor(url, problem = null) {
      if (!core.server) return;
      const isCurrent = core.beginAttempt();
      core.setState({ phase: 'redirecting', configuration: core.server.configuration });
      clock.after(leavingMs, () => {
        if (isCurrent() && core.getState().phase === 'redirecting') core.showLogin(problem);
      });
      browser.leaveFor(url);
    },
    account(given) {
      const customerCode = isMultiTenant() ? (given ?? storedCode()) : null;
      const baseUrl = () => core.server?.baseUrl ?? '';
      return {
        customerCode,
        tokens: createTokens({ baseUrl, language: () => options.language(), customerCode }),
      };
    },
    async untilPageStays() {
      if (browser.isLeaving()) await new Promise<void>((resolve) => void clock.after(leavingMs, resolve));
    },
  };
  return core;
}

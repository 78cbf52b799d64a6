import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { Account, SessionEvent, SessionKnowledge } from './session-transition.ts';
import { transition, initialSession } from './session-transition.ts';
import type {
  PasswordChangeState,
  SessionState,
  SignedInState,
  SignedOutState,
  SignInProblem,
} from './session-state.ts';
import type { SignOuts } from './sign-outs.ts';
import { createSignOuts } from './sign-outs.ts';
import type { SessionOptions } from './session.ts';
import { createTokens } from './tokens.ts';

/** The time within which the login is offered, also while a call of the start has no response. */
const loginWithinMs = 10_000;

/** A navigation that has not happened after this time was a download or was cancelled. */
const leavingMs = 10_000;

/** The state of a session and the functions that its parts share. */
export interface SessionCore {
  readonly options: SessionOptions;
  /** The logouts stored on the device. */
  readonly signOuts: SignOuts;
  /** The state for the screens. */
  readonly state: ReadonlySignal<SessionState>;
  /** Seconds until the automatic logout in its last minute; null before that. */
  readonly autoLogoutSeconds: Signal<number | null>;
  /** Returns the current knowledge. */
  known(): SessionKnowledge;
  /** Changes the knowledge, see `transition`. */
  dispatch(event: SessionEvent): void;
  /** Returns the state while a user is signed in; null otherwise. */
  signedInState(): SignedInState | PasswordChangeState | null;
  /** Begins an attempt, after which results of older attempts are ignored. Returns a function: is it still the newest? */
  beginAttempt(): () => boolean;
  /** Shows the login, or the customer code if it is missing; by default with the code stored on the device. */
  showLogin(
    problem?: SignInProblem | null,
    given?: Partial<Pick<SignedOutState, 'isPasswordChanged' | 'customerCode' | 'isWaiting'>>,
  ): void;
  /** Resolves when the login must be offered, also without a response to a call of the start. */
  untilLoginIsDue(): Promise<void>;
  /** Leaves for an external page. If that fails, the login appears after a while with the problem. */
  leaveFor(url: string, problem?: SignInProblem | null): void;
  /** Creates an account with the customer code in use, or with the given one. */
  account(customerCode?: string | null): Account;
  /**
   * Resolves immediately if the page stays. A page that is being left is gone before it resolves, so that an aborted call
   * does not count as a failure.
   */
  untilPageStays(): Promise<void>;
  /** Removes the stored sign-in of the tab. */
  forgetTokens(): void;
}

/** Creates the core of a session that has not started. */
export function createSessionCore(options: SessionOptions): SessionCore {
  const { clock, stored, browser } = options;
  const state = signal<SessionState>(initialSession.shown);
  let known = initialSession;

  const isMultiTenant = () => known.server?.configuration.isMultiTenant ?? false;
  const storedCode = () => (isMultiTenant() ? (stored.customerCode.read() ?? '') : '');

  const core: SessionCore = {
    options,
    signOuts: createSignOuts(stored.signOuts, clock),
    state,
    autoLogoutSeconds: signal<number | null>(null),
    known: () => known,
    dispatch(event) {
      known = transition(known, event);
      state.value = known.shown;
    },
    signedInState() {
      const now = known.shown;
      return now.phase === 'signedIn' || now.phase === 'passwordChange' ? now : null;
    },
    beginAttempt() {
      core.dispatch({ type: 'attemptStarted' });
      const own = known.attempt;
      return () => own === known.attempt;
    },
    showLogin(
      problem = null,
      { isPasswordChanged = false, customerCode = storedCode(), isWaiting = false } = {},
    ) {
      core.dispatch({
        type: 'loginShown',
        login: {
          form: isMultiTenant() && customerCode === '' ? 'customerCode' : 'credentials',
          problem,
          isPasswordChanged,
          customerCode,
          isWaiting,
          rememberedUserName: stored.userName.read() ?? '',
        },
      });
    },
    untilLoginIsDue: () => new Promise((resolve) => void clock.after(loginWithinMs, resolve)),
    leaveFor(url, problem = null) {
      const isCurrent = core.beginAttempt();
      core.dispatch({ type: 'pageLeft' });
      clock.after(leavingMs, () => {
        if (isCurrent() && known.shown.phase === 'redirecting') core.showLogin(problem);
      });
      browser.leaveFor(url);
    },
    account(given) {
      const customerCode = isMultiTenant() ? (given ?? storedCode()) : null;
      const baseUrl = () => known.server?.baseUrl ?? '';
      return {
        customerCode,
        tokens: createTokens({
          baseUrl,
          language: () => options.language(),
          customerCode,
          onError: (error) => options.onCallFailed?.(error),
          ...(options.onAnswer && { onAnswer: options.onAnswer }),
        }),
      };
    },
    async untilPageStays() {
      if (browser.isLeaving()) await new Promise<void>((resolve) => void clock.after(leavingMs, resolve));
    },
    forgetTokens() {
      stored.refreshToken.remove();
      stored.signInCode.remove();
      stored.lastActivity.remove();
      stored.signIn.remove();
      browser.tab.drop();
    },
  };
  return core;
}

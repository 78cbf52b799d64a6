import type { Observable, OwnObservable } from '../core/observable.ts';
import { createObservable } from '../core/observable.ts';
import type { Account, SessionEvent, SessionKnowledge } from './session-transition.ts';
import { transition, unknownSession } from './session-transition.ts';
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

/** A navigation that has not happened by now, in milliseconds, was none: a download, or one that was cancelled. */
const leavingMs = 10_000;

/** What the effects of a session share: what it knows, how that changes, and what they have in common. */
export interface SessionCore {
  readonly options: SessionOptions;
  /** The logouts that the device remembers. */
  readonly signOuts: SignOuts;
  /** The session as the screens see it. */
  readonly shown: Observable<SessionState>;
  /** Seconds until automatic logout, counted down through the last minute; null before that. */
  readonly autoLogoutSeconds: OwnObservable<number | null>;
  /** What is known now. */
  known(): SessionKnowledge;
  /** Changes what is known, see `transition`. */
  dispatch(event: SessionEvent): void;
  /** The state while a user is signed in; null otherwise. */
  signedInState(): SignedInState | PasswordChangeState | null;
  /** Begins an attempt: results of older ones no longer count. Returns whether this one still does. */
  beginAttempt(): () => boolean;
  /** Shows the login, or the customer code where it is missing; by default with the code that the device keeps. */
  showLogin(
    problem?: SignInProblem | null,
    given?: Partial<Pick<SignedOutState, 'isPasswordChanged' | 'customerCode'>>,
  ): void;
  /** Leaves for an external page. Where that does not happen, the login appears after a while, with the problem. */
  leaveFor(url: string, problem?: SignInProblem | null): void;
  /** An account of the customer code in use, or of the one given. */
  account(customerCode?: string | null): Account;
  /**
   * Settles at once where the page stays. A page that is being left never gets to its end, so that a call that was cut
   * off counts as no failure.
   */
  untilPageStays(): Promise<void>;
  /** Forgets what the tab keeps of a sign-in. */
  forgetTokens(): void;
}

/** A core before start-up. */
export function createSessionCore(options: SessionOptions): SessionCore {
  const { clock, stored, browser } = options;
  const shown = createObservable<SessionState>(unknownSession.shown);
  let known = unknownSession;

  const isMultiTenant = () => known.server?.configuration.isMultiTenant ?? false;
  const storedCode = () => (isMultiTenant() ? (stored.customerCode.read() ?? '') : '');

  const core: SessionCore = {
    options,
    signOuts: createSignOuts(stored.signOuts, clock),
    shown,
    autoLogoutSeconds: createObservable<number | null>(null),
    known: () => known,
    dispatch(event) {
      known = transition(known, event);
      shown.set(known.shown);
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
    showLogin(problem = null, { isPasswordChanged = false, customerCode = storedCode() } = {}) {
      core.dispatch({
        type: 'loginShown',
        login: {
          form: isMultiTenant() && customerCode === '' ? 'customerCode' : 'credentials',
          problem,
          isPasswordChanged,
          customerCode,
          rememberedUserName: stored.userName.read() ?? '',
        },
      });
    },
    leaveFor(url, problem = null) {
      if (!known.server) return;
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

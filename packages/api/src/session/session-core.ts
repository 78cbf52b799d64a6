import type { Observable, OwnObservable } from '../core/observable.ts';
import type { OwnedScope } from './create-session-scope.ts';
import type { ServerCheck } from './server-check.ts';
import type {
  Configuration,
  PasswordChangeState,
  SelectablePerson,
  SessionState,
  SignedInState,
  SignedOutState,
  SignInProblem,
} from './session-state.ts';
import type { SignOuts } from './sign-outs.ts';
import type { KeptSignIn, SessionOptions } from './session.ts';
import type { Tokens } from './tokens.ts';

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

/** The sign-in in use. */
export interface CurrentSignIn {
  scope: OwnedScope;
  account: Account;
  people: readonly SelectablePerson[];
  /** Compared with the logouts that the device remembers. */
  signIn: KeptSignIn;
  /** Shared by all scopes of the sign-in: whether the user has logged out by hand. */
  life: { isForgotten: boolean };
  stopAutoLogout(): void;
}

/** What the parts of a session share: its state, what start-up has found out, and which attempt counts. */
export interface SessionCore {
  readonly options: SessionOptions;
  /** The logouts that the device remembers. */
  readonly signOuts: SignOuts;
  /** What start-up has found out; null before. */
  server: KnownServer | null;
  /** The sign-in in use; null while nobody is signed in. */
  current: CurrentSignIn | null;
  /** Seconds until automatic logout, counted down through the last minute; null before that. */
  autoLogoutSeconds: OwnObservable<number | null>;
  getState(): SessionState;
  setState(next: SessionState): void;
  subscribe: Observable<SessionState>['subscribe'];
  /** The state while somebody is signed in; null otherwise. */
  signedInState(): SignedInState | PasswordChangeState | null;
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
  /** Forgets what the tab keeps of a sign-in. */
  forgetTokens(): void;
}

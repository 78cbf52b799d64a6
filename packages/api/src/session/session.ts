import type { ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../core/clock.ts';
import type { TransportOptions } from '../core/create-transport.ts';
import type { BackendLanguage } from '../core/language.ts';
import type { StoredValue } from '../core/stored-value.ts';
import type { Identity, SessionState, SignInProblem } from './session-state.ts';

/** The values that the session keeps in the browser's storage. @requirement shell-58 */
export interface SessionStoredValues {
  /** For this tab only. */
  refreshToken: StoredValue<string>;
  /** For this tab only: milliseconds since 1970 of the last activity in any tab. */
  lastActivity: StoredValue<string>;
  /** For this tab only: the customer code of its sign-in. */
  signInCode: StoredValue<string>;
  /** For this tab only: its sign-in, to compare with the logouts stored on the device. */
  signIn: StoredValue<KeptSignIn>;
  /** For this tab only: whether its last sign-in ended by inactivity, so that the browser's identity needs a press. */
  autoLoggedOut: StoredValue<boolean>;
  /** For this device: the last logouts of each user. */
  signOuts: StoredValue<readonly SignOut[]>;
  /** For this device: the customer code for the next sign-in. */
  customerCode: StoredValue<string>;
  /** For this device, while "Remember me" is on. */
  userName: StoredValue<string>;
}

/** The stored sign-in of a tab. */
export interface KeptSignIn {
  /** The tenant, see `ScopeIdentity`. */
  tenant: string;
  /** The user, see `ScopeIdentity`. */
  userRef: string;
  /** When the user signed in, in milliseconds since 1970. Reloads, renewals and changes of person do not change it. */
  since: number;
  /** The own employment in use, or the last one before a substitution; null for none. */
  ownRef: string | null;
}

/** A logout stored on the device. */
export interface SignOut {
  tenant: string;
  userRef: string;
  reason: SignInEnd['reason'];
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * The claim of this tab to the sign-in in its session storage. A duplicated tab has a copy of that storage, but only one
 * tab can use a refresh token, so the copy needs its own token.
 *
 * @requirement session-40
 */
export interface TabClaim {
  /**
   * Claims the stored sign-in of the tab. Resolves with false if another open tab holds it. Without Web Locks it always
   * succeeds.
   */
  claim(): Promise<boolean>;
  /** Creates a new claim, for a sign-in that begins in this tab. */
  begin(): void;
  /** Drops the claim, because the tab has no sign-in any more. */
  drop(): void;
  /** Requests a ticket from the tab that holds the claim; null if none arrives in time. */
  askForTicket(): Promise<string | null>;
  /** Calls back when a copy of this tab requests a ticket. Returns a function that unsubscribes. */
  onTicketRequest(give: () => Promise<string | null>): () => void;
}

/** Activity of the user, shared by all tabs of the deployment. @requirement session-36 */
export interface ActivityChannel {
  /** Announces activity of the user in this tab to every tab, including this one. */
  announce(): void;
  /**
   * Calls back on activity in any tab, including this one, with its time in milliseconds since 1970. A tab that slept
   * receives it late. Returns a function that unsubscribes.
   */
  subscribe(onActivity: (at: number) => void): () => void;
}

/** The end of a sign-in, announced to the other tabs of the deployment. */
export interface SignInEnd {
  /** The tenant, see `ScopeIdentity`. */
  tenant: string;
  /** The user, see `ScopeIdentity`. */
  userRef: string;
  /** `logOut` by the user, `autoLogout` after inactivity. */
  reason: 'logOut' | 'autoLogout';
}

/** Announces the end of a sign-in to the other tabs of the deployment, and receives theirs. */
export interface SignInEndChannel {
  announce(end: SignInEnd): void;
  /** Returns a function that unsubscribes. */
  subscribe(onEnd: (end: SignInEnd) => void): () => void;
}

/** The functions of the browser that the session uses. */
export interface SessionBrowser {
  /** Returns the whole address of the page, to return to after an external sign-in. */
  pageUrl(): string;
  /** Returns the address of the application, where `config.json` is and a logout returns to. */
  appUrl(): string;
  /** Leaves the page for another address. */
  leaveFor(url: string): void;
  /** Loads the page again. */
  reload(): void;
  /** Returns whether the page is being left or reloaded, so that failing calls were aborted. */
  isLeaving(): boolean;
  /** The temporary cookie `infiniteLoopProtection`. Without cookies it is never set. @requirement session-16, session-17 */
  loopGuard: { isSet(): boolean; set(): void; remove(): void };
  activity: ActivityChannel;
  signInEnds: SignInEndChannel;
  tab: TabClaim;
  /** Calls back when the user returns to the page or the network returns. Returns a function that unsubscribes. */
  onResume(callback: () => void): () => void;
  /** Calls back when the page is restored from the browser's history. Returns a function that unsubscribes. */
  onRestored(callback: () => void): () => void;
}

/** The reason for the end of a session: logout or inactivity, in this or another tab, or a refused token. */
export type SessionEnd = SignInEnd['reason'] | 'refused';

/** Options of `createSession`. */
export interface SessionOptions {
  clock: Clock;
  stored: SessionStoredValues;
  browser: SessionBrowser;
  /** Returns the language of the interface, sent with every call. */
  language(): BackendLanguage;
  /** Called for each call of the signed-in user, see `TransportOptions`. Default: not called. */
  onSend?: TransportOptions['onSend'];
  /** Called for the user's writes that end with the page, see `TransportOptions`. Default: not called. */
  onWrite?: TransportOptions['onWrite'];
  /** Called with every successful response, see `TransportOptions`. Default: not called. */
  onAnswer?: TransportOptions['onAnswer'];
  /** Called when a session has ended. */
  onEnded?(end: SessionEnd): void;
  /** Called when the user logs out in this tab; not for a logout in another tab. */
  onLogOut?(): void;
  /** Called when a change of person was refused like a sign-in. The previous person stays. */
  onPersonRefused?(problem: SignInProblem): void;
  /**
   * Called with failures of the session's own calls that nothing else reports: a refused sign-in or renewal, and a failed
   * ticket request of the browser's identity.
   */
  onCallFailed?(error: Error): void;
  /** Called with failures that are not part of the state, such as a failed change of person. */
  onError?(error: Error): void;
}

/** The values of the login form. The password is used for one call and stored nowhere. @requirement session-55 */
export interface Credentials {
  userName: string;
  /** May be empty. */
  password: string;
  /** Whether to keep the user name on this device. */
  isRemembered: boolean;
}

/** The session of a page: start-up, sign-in, renewal and end. */
export interface Session {
  /** The state for the screens. */
  state: ReadonlySignal<SessionState>;
  /** Seconds until the automatic logout in its last minute; null before that. Not part of the state. */
  autoLogoutSeconds: ReadonlySignal<number | null>;
  /** Starts: configuration, server check, one silent sign-in. A second call does nothing. @requirement session-11 */
  start(): void;
  /** Starts again after a failed configuration or server check. */
  retry(): void;
  /** Stores the customer code and shows the login. */
  enterCustomerCode(code: string): void;
  /** Returns to the customer code, unless a sign-in is running. */
  changeCustomerCode(): void;
  signIn(credentials: Credentials): void;
  /** The user enters something on the login: ends a sign-in without the user that still waits for a response. */
  startEntry(): void;
  /** Signs in by the identity of the browser: leaves for the external sign-in page, or requests a ticket of Windows. */
  signInByIdentity(): void;
  /** Changes to another entry of the person list. */
  selectPerson(personRef: string): void;
  /** Fetches the person list again, because substitutions begin and end. A failure leaves the list unchanged. */
  refreshPeople(): void;
  /** Signs in again with the new password after a forced change. */
  finishPasswordChange(newPassword: string): void;
  /** Returns whether a password is valid during a forced change. Rejects if the server does not say. */
  isCurrentPassword(password: string): Promise<boolean>;
  /** Keeps the session after the warning before the automatic logout. */
  staySignedIn(): void;
  logOut(): void;
  /** Ends timers and subscriptions. */
  dispose(): void;
}

/** A token with its identity. @requirement session-42 */
export interface Token {
  accessToken: string;
  refreshToken: string;
  lifetimeSeconds: number;
  mustChangePassword: boolean;
  identity: Identity;
}

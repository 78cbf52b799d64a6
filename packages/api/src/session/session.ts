import type { Clock } from '../core/clock.ts';
import type { TransportOptions } from '../core/create-transport.ts';
import type { NotTheBackendError } from '../core/errors.ts';
import type { Language } from '../core/language.ts';
import type { Observable } from '../core/observable.ts';
import type { StoredValue } from '../core/stored-value.ts';
import type { Identity, SessionState, SignInProblem } from './session-state.ts';

/** What the session keeps in the browser's storage. Decisions on storage keys. */
export interface SessionStoredValues {
  /** For this tab only. */
  refreshToken: StoredValue<string>;
  /** For this tab only: milliseconds since 1970 of the last activity in any tab. */
  lastActivity: StoredValue<string>;
  /** For this tab only: the customer code that its sign-in began with. */
  signInCode: StoredValue<string>;
  /** For this tab only: its sign-in, to compare with the logouts that the device remembers. */
  signIn: StoredValue<KeptSignIn>;
  /** For this device: the last logouts of each user. */
  signOuts: StoredValue<readonly SignOut[]>;
  /** For this device: the customer code that the next sign-in begins with. */
  customerCode: StoredValue<string>;
  /** For this device, while "remember me" is on. */
  userName: StoredValue<string>;
}

/** What a tab keeps of its sign-in. */
export interface KeptSignIn {
  /** Empty where there are no customer codes. */
  customerCode: string;
  /** The user, see `ScopeIdentity`. */
  userRef: string;
  /** When the user signed in, in milliseconds since 1970. Reloads, renewals and changes of person keep it. */
  since: number;
  /** The own employment in use, or the last one before a substitution; null where there was none. */
  ownRef: string | null;
}

/** A logout that the device remembers. */
export interface SignOut {
  customerCode: string;
  userRef: string;
  reason: SignInEnd['reason'];
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * The claim of this tab to the sign-in in its session storage. A duplicated tab has a copy of that storage; a refresh
 * token can be used in one tab only, so the copy needs a token of its own.
 */
export interface TabClaim {
  /**
   * Claims the sign-in that the tab has kept. Resolves with false where another open tab holds it. Where the browser
   * cannot tell (no Web Locks) it is claimed.
   */
  claim(): Promise<boolean>;
  /** Makes a claim of this tab alone, for a sign-in that begins in it. */
  begin(): void;
  /** Drops the claim: the tab keeps no sign-in. */
  drop(): void;
  /** Asks the tab that holds the claim for a ticket; null where none comes in time. */
  askForTicket(): Promise<string | null>;
  /** Calls back when a copy of this tab asks for a ticket. Returns a function that unsubscribes. */
  onTicketWanted(give: () => Promise<string | null>): () => void;
}

/** Activity of the person, shared by all tabs of the same origin. */
export interface ActivityChannel {
  /** Tells every tab, this one included, that the person did something here. */
  announce(): void;
  /**
   * Calls back on activity in any tab, this one included, with its moment in milliseconds since 1970: a tab that slept
   * hears it late. Returns a function that unsubscribes.
   */
  subscribe(onActivity: (at: number) => void): () => void;
}

/** The end of a sign-in, as it is told to the other tabs of the same origin. */
export interface SignInEnd {
  /** Empty where there are no customer codes. */
  customerCode: string;
  /** The user, see `ScopeIdentity`. */
  userRef: string;
  /** By the person's own wish, or after inactivity. */
  reason: 'logOut' | 'autoLogout';
}

/** Tells the other tabs of the same origin that a sign-in has ended, and hears it from them. */
export interface SignInEndChannel {
  announce(end: SignInEnd): void;
  /** Returns a function that unsubscribes. */
  subscribe(onEnd: (end: SignInEnd) => void): () => void;
}

/** What the session needs of the browser. */
export interface SessionBrowser {
  /** The page's whole address, to come back to after an external sign-in. */
  pageUrl(): string;
  /** The address of the application's root: `config.json` lies there, and a logout returns there. */
  appUrl(): string;
  /** Leaves the page for another address. */
  leaveFor(url: string): void;
  /** The page is being left or loaded anew: calls that fail now have been cut off. */
  isLeaving(): boolean;
  /** The temporary cookie `infiniteLoopProtection`. Where cookies are refused it is never set. */
  loopGuard: { isSet(): boolean; set(): void; remove(): void };
  activity: ActivityChannel;
  signInEnds: SignInEndChannel;
  tab: TabClaim;
  /** Calls back when the page is looked at again or the network returns. Returns a function that unsubscribes. */
  onResume(callback: () => void): () => void;
  /** Calls back when the page comes back from the browser's history as it was. Returns a function that unsubscribes. */
  onRestored(callback: () => void): () => void;
}

/** How a session has ended: by hand or by time, here or in another tab, or because there is no token any more. */
export type SessionEnd = SignInEnd['reason'] | 'refused';

/** What a session is made of. */
export interface SessionOptions {
  clock: Clock;
  stored: SessionStoredValues;
  browser: SessionBrowser;
  /** The language of the interface, sent with every call. */
  language(): Language;
  /** Hears of the calls of whoever is signed in, see `TransportOptions`. Default nobody. */
  onSend?: TransportOptions['onSend'];
  /** Called for the user's writes that end with the page, see `TransportOptions`. Default: not called. */
  onWrite?: TransportOptions['onWrite'];
  /** A session has ended, and nobody is signed in. */
  onEnded?(end: SessionEnd): void;
  /** A change of person was refused, as a sign-in would have been; the person before goes on. */
  onPersonRefused?(problem: SignInProblem): void;
  /**
   * Called with failures of the session's own calls that nothing else shows: a refused sign-in or renewal, and a ticket of
   * the browser's identity.
   */
  onCallFailed?(error: Error): void;
  /**
   * Called when `config.json` was answered with an HTML page or a redirect. It is treated as missing: the defaults are
   * used. Default: not reported.
   */
  onConfigurationIgnored?(error: NotTheBackendError): void;
  /** Something failed that the state does not say by itself, such as a change of person. */
  onError?(error: Error): void;
}

/** What the login form hands over. The password is used for this call and kept nowhere. */
export interface Credentials {
  userName: string;
  /** May be empty. */
  password: string;
  /** Keeps the user name on this device. */
  isRemembered: boolean;
}

/** The session: start-up, sign-in, renewal and its end. Specification 000 section 4. */
export interface Session {
  /** The session as the screens see it. */
  get(): SessionState;
  /** Calls back after every change of the state. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Seconds until automatic logout, counted down through the last minute; null before that. Not part of the state. */
  autoLogoutSeconds: Observable<number | null>;
  /** Begins: configuration, server check, one silent sign-in. A second call does nothing. */
  start(): void;
  /** Begins again after a failed configuration or server check. */
  retry(): void;
  /** Keeps the customer code and goes on to the credentials. */
  enterCustomerCode(code: string): void;
  /** Goes back to the customer code, unless a sign-in is under way. */
  changeCustomerCode(): void;
  signIn(credentials: Credentials): void;
  /** Leaves for the external sign-in page. */
  startDelegatedSignIn(): void;
  /** Speaks for another entry of the person list from now on. */
  selectPerson(personRef: string): void;
  /** Reads the person list again: substitutions begin and end. Where that fails, the list before stays. */
  refreshPeople(): void;
  /** The demanded password has been changed: signs in again with it. */
  finishPasswordChange(newPassword: string): void;
  /** Whether a password is valid while a change is demanded. Rejects where the server does not say. */
  isCurrentPassword(password: string): Promise<boolean>;
  /** The person wants to go on after the warning before automatic logout. */
  staySignedIn(): void;
  logOut(): void;
  /** Ends timers and subscriptions. */
  dispose(): void;
}

/** A token in the product's words. */
export interface Token {
  accessToken: string;
  refreshToken: string;
  lifetimeSeconds: number;
  mustChangePassword: boolean;
  identity: Identity;
}

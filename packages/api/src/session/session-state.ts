import type { Permissions } from './permissions.ts';
import type { SessionScope } from './session-scope.ts';

/** The fields of `config.json`. @requirement shell-56 */
export interface Configuration {
  /** Base address of the backend; empty for the page's own origin. */
  endpoint: string;
  syncEndpointOriginWithClient: boolean;
  isDebug: boolean;
  /** Minutes without activity before the session ends; 0 disables it. */
  autoLogoutMinutes: number;
  infoText: string;
  /** Longest side of an uploaded picture, in pixels. */
  uploadSizePixels: number;
  /** 0 to 1. */
  uploadQuality: number;
  isMultiTenant: boolean;
  hasSubstitutions: boolean;
  /** The external sign-in page of delegated authentication; empty for none. */
  authenticationUrl: string;
  /** How long a decision can be undone before it is sent; 0 sends immediately. */
  undoSeconds: number;
  hasTerminalQueue: boolean;
  /** Whether the start files are kept on the device, so that the application starts without a network. */
  isInstallable: boolean;
  /** Whether users may keep their next shifts on the device. Never true if `isInstallable` is false. */
  allowsOfflinePlan: boolean;
}

/** The start-up data of the server. @requirement session-44 */
export interface Startup {
  isEnabled: boolean;
  canUseWindowsIdentity: boolean;
  canUseDelegatedSignIn: boolean;
  delegatedStyle: 'redirect' | 'button';
  /** The text of the delegated sign-in button; empty for the default text. */
  delegatedText: string;
}

/** The user and the person of a token. */
export interface Identity {
  /** The selected person: the substituted one in a substitution, otherwise the user. */
  personRef: string;
  /** The user, also in a substitution, by the employment in use. `ScopeIdentity` has one reference for all employments. */
  userRef: string;
  isSubstitution: boolean;
  userName: string;
  givenName: string;
  surname: string;
  degreeBefore: string;
  degreeAfter: string;
  personalNumber: string;
  /** The text from the token; empty if it has none. */
  employmentOrder: string;
  permissions: Permissions;
  roles: readonly string[];
}

/** An entry of the person menu: an employment of the user, or a person whom the user substitutes. */
export interface SelectablePerson {
  personRef: string;
  fullName: string;
  /** Number of the user's own employment; null for a substitution. */
  employmentOrder: number | null;
  /** Id of the substitution; null for the user's own employments. */
  substitutionId: number | null;
  centreName: string;
}

/** The reason why no one is signed in, for the login screen. */
export type SignInProblem =
  | { code: 'invalidGrant' }
  | { code: 'invalidGrantMultiTenant' }
  /** `minutes` is the text from the server; `receivedAtMs` is the time of the response, in UTC. */
  | { code: 'lockedAccount'; minutes: string; receivedAtMs: number }
  | { code: 'appUsageNotAllowed' }
  | { code: 'userNotRegistered' }
  | { code: 'userExpired' }
  | { code: 'appDisabledByLicence' }
  /** The licence check failed: more users than licences. */
  | { code: 'licenceExceeded' }
  /** An unknown code, with the server's description, which may be empty. */
  | { code: 'unknown'; description: string }
  /** The session ended by a refused renewal or a 401. */
  | { code: 'sessionExpired' }
  /** The session ended after inactivity. */
  | { code: 'autoLogout' }
  /** The user logged out in another tab. */
  | { code: 'loggedOutElsewhere' }
  /** The user logged out before this tab was opened again. */
  | { code: 'loggedOutBefore' }
  /** This tab was duplicated, and another tab uses its sign-in. */
  | { code: 'tabCopied' }
  /** The external sign-in cannot be used: the browser refuses the cookie that guards it. */
  | { code: 'cookiesRefused' }
  /** The call failed: no network, a timeout, a broken response, or an error status. */
  | { code: 'failed'; error: Error };

/** How a sign-in without the user gets its token: by the sign-in that this tab keeps, or by a ticket. */
export type SilentWay = 'keptSignIn' | 'windows' | 'organisation';

/** The state of the session for the screens. */
export type SessionState =
  | { phase: 'loadingConfiguration' }
  /** `error` is a ConfigurationError that names the field, or the transport's error. */
  | { phase: 'configurationFailed'; error: Error }
  | { phase: 'checkingServer'; configuration: Configuration }
  | { phase: 'serverCheckFailed'; configuration: Configuration; error: Error }
  | { phase: 'disabledByLicence'; configuration: Configuration }
  /** A sign-in without the user is running. */
  | { phase: 'signingInSilently'; configuration: Configuration; by: SilentWay }
  /** The browser is leaving for the external sign-in page. */
  | { phase: 'redirecting'; configuration: Configuration }
  | SignedOutState
  | PasswordChangeState
  | SignedInState;

/** No one is signed in; the page shows the customer code or the login. */
export interface SignedOutState {
  phase: 'signedOut';
  configuration: Configuration;
  startup: Startup;
  /** The form to show. */
  form: 'customerCode' | 'credentials';
  /** Whether a sign-in is running. */
  isBusy: boolean;
  /** Whether a sign-in without the user still waits for a response. It ends when the user enters something. */
  isWaiting: boolean;
  /** Whether the licences suffice. If not, no one can sign in. */
  isLicenceValid: boolean;
  problem: SignInProblem | null;
  /** Whether the forced change succeeded and only the following sign-in failed. */
  isPasswordChanged: boolean;
  /** The customer code in use; empty for none. */
  customerCode: string;
  /** The user name kept by "Remember me"; empty for none. */
  rememberedUserName: string;
}

/** The common fields of the states with a token. */
interface WithToken {
  configuration: Configuration;
  identity: Identity;
  /** The scope of this sign-in. */
  scope: SessionScope;
  /** Whether the token must be renewed and the server cannot be reached. */
  isUnreachable: boolean;
}

/** The token demands a new password. @requirement session-8 */
export interface PasswordChangeState extends WithToken {
  phase: 'passwordChange';
}

/** A user is signed in. */
export interface SignedInState extends WithToken {
  phase: 'signedIn';
  people: readonly SelectablePerson[];
  /** The entry of the token's person; null if the server does not list it. `people` may not contain it any more. */
  selected: SelectablePerson | null;
  /** The own employment in use, or the one before the substitution; null if the user has none. */
  ownPerson: SelectablePerson | null;
  /** Whether the user has chosen another person, whose token is being fetched. */
  isChangingPerson: boolean;
  /** Set if this scope began because the server renewed the previous token for another identity; otherwise null. */
  takeover: Takeover | null;
}

/** A scope that began because the server renewed a token for another identity. */
export interface Takeover {
  /** Whether a write of the previous scope was not sent for that reason. */
  hasUnsent: boolean;
}

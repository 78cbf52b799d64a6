import type { Permissions } from './permissions.ts';
import type { SessionScope } from './session-scope.ts';

/** Fields of `config.json` in the product's words; decisions on configuration give each default. */
export interface Configuration {
  /** Base address of the backend; empty means the page's own origin. */
  endpoint: string;
  syncEndpointOriginWithClient: boolean;
  isDebug: boolean;
  /** Minutes without activity before the session ends; 0 switches it off. */
  autoLogoutMinutes: number;
  infoText: string;
  /** Longest side of an uploaded picture, in pixels. */
  uploadSizePixels: number;
  /** 0 to 1. */
  uploadQuality: number;
  isMultiTenant: boolean;
  hasSubstitutions: boolean;
  /** The external sign-in page of delegated authentication; empty where there is none. */
  authenticationUrl: string;
  /** How long a decision can be taken back before it is sent; 0 sends at once. */
  undoSeconds: number;
  hasTerminalQueue: boolean;
}

/** What the server says of itself before anybody is signed in. */
export interface Startup {
  isEnabled: boolean;
  canUseWindowsIdentity: boolean;
  canUseDelegatedSignIn: boolean;
  delegatedStyle: 'redirect' | 'button';
  /** The words of the delegated sign-in button; empty: the product's own. */
  delegatedText: string;
}

/** Whom a token speaks for. */
export interface Identity {
  /** The selected person: the substituted one in a substitution session, otherwise the user. */
  personRef: string;
  /** The user, in a substitution session too, by the employment in use. `ScopeIdentity` has the same for all of them. */
  userRef: string;
  isSubstitution: boolean;
  userName: string;
  givenName: string;
  surname: string;
  degreeBefore: string;
  degreeAfter: string;
  personalNumber: string;
  /** Text as it came; empty where the token has none. */
  employmentOrder: string;
  permissions: Permissions;
  roles: readonly string[];
}

/** One entry of the person dropdown: an employment of the user, or a person whom the user substitutes. */
export interface SelectablePerson {
  personRef: string;
  fullName: string;
  /** Number of the user's own employment; null for a substitution. */
  employmentOrder: number | null;
  /** Id of the substitution; null for the user's own employments. */
  substitutionId: number | null;
  centreName: string;
}

/** Why nobody is signed in, as the login screen words it. Specification 000 section 8, 001 section 8. */
export type SignInProblem =
  | { code: 'invalidGrant' }
  | { code: 'invalidGrantMultiTenant' }
  /** `minutes` is what the server says; `toldAtMs` is when it has said so, in UTC. */
  | { code: 'lockedAccount'; minutes: string; toldAtMs: number }
  | { code: 'appUsageNotAllowed' }
  | { code: 'userNotRegistered' }
  | { code: 'userExpired' }
  | { code: 'appDisabledByLicence' }
  /** The licence check answered no: more users than licences. */
  | { code: 'licenceExceeded' }
  /** A code that the catalogue does not know, with the server's description (may be empty). */
  | { code: 'unknown'; description: string }
  /** The session ended by itself: refused renewal or a 401. */
  | { code: 'sessionExpired' }
  /** The session ended after inactivity. */
  | { code: 'autoLogout' }
  /** The person logged out in another tab. */
  | { code: 'loggedOutElsewhere' }
  /** The user logged out before this tab was opened again. */
  | { code: 'loggedOutBefore' }
  /** This tab was duplicated, and another tab uses its sign-in. */
  | { code: 'tabCopied' }
  /** The external sign-in cannot be used: the browser refuses the cookie that guards it. */
  | { code: 'cookiesRefused' }
  /** The call itself failed: no network, no time, a broken answer, a status of the server. */
  | { code: 'failed'; error: Error };

/** The session as the screens see it. */
export type SessionState =
  | { phase: 'loadingConfiguration' }
  /** `error` is a ConfigurationError that names the field, or the transport's error. */
  | { phase: 'configurationFailed'; error: Error }
  | { phase: 'checkingServer'; configuration: Configuration }
  | { phase: 'serverCheckFailed'; configuration: Configuration; error: Error }
  | { phase: 'disabledByLicence'; configuration: Configuration }
  /** The silent sign-in of this page load is under way. */
  | { phase: 'signingInSilently'; configuration: Configuration }
  /** The browser leaves for the external sign-in page. */
  | { phase: 'redirecting'; configuration: Configuration }
  | SignedOutState
  | PasswordChangeState
  | SignedInState;

/** Nobody is signed in: customer code or credentials are asked for. */
export interface SignedOutState {
  phase: 'signedOut';
  configuration: Configuration;
  startup: Startup;
  /** What is asked for. */
  form: 'customerCode' | 'credentials';
  /** A sign-in is under way. */
  isBusy: boolean;
  /** False: the licences are used up and sign-in is not possible. */
  isLicenceValid: boolean;
  problem: SignInProblem | null;
  /** The demanded password has been changed; only the sign-in with it did not succeed. */
  isPasswordChanged: boolean;
  /** The customer code in use; empty where there is none. */
  customerCode: string;
  /** The user name kept by "remember me"; empty where there is none. */
  rememberedUserName: string;
}

/** What a token brings with it, whatever it may be used for. */
interface WithToken {
  configuration: Configuration;
  /** The customer code that was signed in with; empty where there is none. */
  customerCode: string;
  identity: Identity;
  /** What belongs to this sign-in and ends with it. */
  scope: SessionScope;
  /** The token is due for renewal, and the server cannot be reached. */
  isUnreachable: boolean;
}

/** The token demands a new password first. */
export interface PasswordChangeState extends WithToken {
  phase: 'passwordChange';
}

/** Somebody is signed in. */
export interface SignedInState extends WithToken {
  phase: 'signedIn';
  people: readonly SelectablePerson[];
  /** The entry that the token speaks for; null where the server lists none. It may have left `people` meanwhile. */
  selected: SelectablePerson | null;
  /** The own employment in use, or the one before the substitution; null where the user has none. */
  ownPerson: SelectablePerson | null;
  /** Another person has been chosen and the token for it is on its way. */
  isChangingPerson: boolean;
  /** The server has renewed the token of the scope before for another identity, so that this scope began; else null. */
  takeover: Takeover | null;
}

/** A scope that began because the server renewed a token for another identity. */
export interface Takeover {
  /** Whether a write of the scope before was not done because of it. */
  hasUnsent: boolean;
}

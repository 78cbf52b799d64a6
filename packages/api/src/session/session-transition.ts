import type { ManagedScope } from './create-session-scope.ts';
import { ownEmployments } from './scope-identity.ts';
import type { ServerCheck } from './server-check.ts';
import type {
  Configuration,
  Identity,
  SelectablePerson,
  SessionState,
  SilentWay,
  SignedInState,
  SignedOutState,
  Takeover,
} from './session-state.ts';
import type { KeptSignIn } from './session.ts';
import type { Tokens } from './tokens.ts';

/** The result of start-up. */
export interface KnownServer extends ServerCheck {
  configuration: Configuration;
  /** The address before each path, without a trailing slash. */
  baseUrl: string;
}

/** The customer code of a sign-in, and how its tokens are requested. */
export interface Account {
  /** Null without customer codes. */
  customerCode: string | null;
  tokens: Tokens;
}

/** The sign-in in use. */
export interface CurrentSignIn {
  scope: ManagedScope;
  account: Account;
  people: readonly SelectablePerson[];
  /** Compared with the logouts stored on the device. */
  signIn: KeptSignIn;
  /**
   * Whether the sign-in has ended, and whether the user has logged out explicitly; nothing of it is stored afterwards. Shared by
   * all scopes of the sign-in.
   */
  life: { hasEnded: boolean; hasLoggedOut: boolean };
}

/** The whole state of a session. Only `transition` changes it. */
export interface SessionKnowledge {
  /** The state for the screens. */
  shown: SessionState;
  /** The result of start-up; null before its end. */
  server: KnownServer | null;
  /** The sign-in in use; null while no one is signed in. */
  current: CurrentSignIn | null;
  /** The number of the newest attempt to start or to sign in. Results of older attempts are ignored. */
  attempt: number;
}

/** An event of a session. */
export type SessionEvent =
  | { type: 'attemptStarted' }
  | { type: 'configurationRequested' }
  /** `error` is a ConfigurationError that names the field, or the transport's error. */
  | { type: 'configurationFailed'; error: Error }
  | { type: 'configurationLoaded'; configuration: Configuration }
  | { type: 'serverCheckFailed'; error: Error }
  | { type: 'serverChecked'; server: KnownServer }
  | { type: 'licenceMissing' }
  | { type: 'silentSignInStarted'; by: SilentWay }
  /** The licences do not suffice, which the server has said late. */
  | { type: 'licenceRefused' }
  /** The user enters something while a sign-in without the user waits for a response. */
  | { type: 'entryStarted' }
  /** The browser is leaving for the external sign-in page. */
  | { type: 'pageLeft' }
  | { type: 'loginShown'; login: Omit<SignedOutState, 'phase' | 'isBusy' | keyof KnownServer> }
  | { type: 'customerCodeWanted' }
  | { type: 'credentialsSent' }
  /** A scope begins and replaces the previous one. */
  | {
      type: 'scopeStarted';
      current: CurrentSignIn;
      identity: Identity;
      mustChangePassword: boolean;
      takeover: Takeover | null;
    }
  | { type: 'signInEnded' }
  | { type: 'personChangeStarted' }
  | { type: 'personChangeFailed' }
  | { type: 'peopleRead'; people: readonly SelectablePerson[] }
  | { type: 'identityRenewed'; identity: Identity }
  | { type: 'reachabilityChanged'; isUnreachable: boolean }
  /** A write of the previous scope was not sent because of the takeover `before`. */
  | { type: 'takeoverLostWrite'; before: Takeover; after: Takeover };

/** The state of a session before start-up. */
export const initialSession: SessionKnowledge = {
  shown: { phase: 'loadingConfiguration' },
  server: null,
  current: null,
  attempt: 0,
};

type Transitions = {
  [Type in SessionEvent['type']]: (
    known: SessionKnowledge,
    event: Extract<SessionEvent, { type: Type }>,
  ) => SessionKnowledge;
};

/** The change of each event. An event that does not fit the current state changes nothing. */
const transitions: Transitions = {
  attemptStarted: (known) => ({ ...known, attempt: known.attempt + 1 }),
  configurationRequested: (known) => showBefore(known, { phase: 'loadingConfiguration' }),
  configurationFailed: (known, { error }) => showBefore(known, { phase: 'configurationFailed', error }),
  configurationLoaded: (known, { configuration }) =>
    showBefore(known, { phase: 'checkingServer', configuration }),
  serverCheckFailed: (known, { error }) =>
    known.shown.phase === 'checkingServer'
      ? show(known, { phase: 'serverCheckFailed', configuration: known.shown.configuration, error })
      : known,
  serverChecked: (known, { server }) => ({ ...known, server }),
  licenceMissing: (known) =>
    known.current
      ? known
      : showOf(known, ({ configuration }) => ({ phase: 'disabledByLicence', configuration })),
  silentSignInStarted: (known, { by }) =>
    showOf({ ...known, current: null }, ({ configuration }) => ({
      phase: 'signingInSilently',
      configuration,
      by,
    })),
  licenceRefused(known) {
    const { shown, server } = known;
    return {
      ...known,
      server: server && { ...server, isLicenceValid: false },
      shown: shown.phase === 'signedOut' ? { ...shown, isLicenceValid: false } : shown,
    };
  },
  entryStarted: (known) =>
    known.shown.phase === 'signedOut' && known.shown.isWaiting
      ? { ...show(known, { ...known.shown, isWaiting: false }), attempt: known.attempt + 1 }
      : known,
  pageLeft: (known) =>
    known.current ? known : showOf(known, ({ configuration }) => ({ phase: 'redirecting', configuration })),
  loginShown: (known, { login }) =>
    showOf({ ...known, current: null }, ({ configuration, startup, isLicenceValid }) => ({
      phase: 'signedOut',
      configuration,
      startup,
      isLicenceValid,
      isBusy: false,
      ...login,
    })),
  customerCodeWanted: (known) =>
    known.shown.phase === 'signedOut' && !known.shown.isBusy
      ? show(known, { ...known.shown, form: 'customerCode', problem: null })
      : known,
  credentialsSent: (known) =>
    known.shown.phase === 'signedOut' && !known.shown.isBusy && known.shown.isLicenceValid
      ? show(known, {
          ...known.shown,
          isBusy: true,
          isWaiting: false,
          problem: null,
          isPasswordChanged: false,
        })
      : known,
  scopeStarted: (known, event) =>
    known.server ? show({ ...known, current: event.current }, ofScope(known.server, event)) : known,
  signInEnded: (known) => ({ ...known, current: null, attempt: known.attempt + 1 }),
  personChangeStarted: (known) => ofSignedIn(known, () => ({ isChangingPerson: true })),
  personChangeFailed: (known) => ofSignedIn(known, () => ({ isChangingPerson: false })),
  peopleRead: (known, { people }) =>
    known.current
      ? ofSignedIn({ ...known, current: { ...known.current, people } }, (shown) => ({
          people,
          // The selected person stays until the user chooses another one.
          selected: personIn(people, shown.identity.personRef) ?? shown.selected,
          ownPerson: ownPersonIn(people, shown.ownPerson?.personRef),
        }))
      : known,
  identityRenewed: (known, { identity }) => ofToken(known, { identity }),
  reachabilityChanged: (known, { isUnreachable }) => ofToken(known, { isUnreachable }),
  takeoverLostWrite: (known, { before, after }) =>
    ofSignedIn(known, (shown) => (shown.takeover === before ? { takeover: after } : {})),
};

/** Returns the state after an event; the same object if nothing has changed. */
export function transition(known: SessionKnowledge, event: SessionEvent): SessionKnowledge {
  const change = transitions[event.type] as (
    before: SessionKnowledge,
    happened: SessionEvent,
  ) => SessionKnowledge;
  return change(known, event);
}

function show(known: SessionKnowledge, shown: SessionState): SessionKnowledge {
  return { ...known, shown };
}

/** Shows a state from before the sign-in, unless a user is signed in. */
function showBefore(known: SessionKnowledge, shown: SessionState): SessionKnowledge {
  return known.current ? known : show(known, shown);
}

/** Shows a state that needs the result of start-up. */
function showOf(known: SessionKnowledge, shownOf: (server: KnownServer) => SessionState): SessionKnowledge {
  return known.server ? show(known, shownOf(known.server)) : known;
}

function ofSignedIn(
  known: SessionKnowledge,
  changesOf: (shown: SignedInState) => Partial<SignedInState>,
): SessionKnowledge {
  const { shown } = known;
  return shown.phase === 'signedIn' ? show(known, { ...shown, ...changesOf(shown) }) : known;
}

function ofToken(
  known: SessionKnowledge,
  changes: Partial<Pick<SignedInState, 'identity' | 'isUnreachable'>>,
): SessionKnowledge {
  const { shown } = known;
  if (shown.phase === 'signedIn') return show(known, { ...shown, ...changes });
  return shown.phase === 'passwordChange' ? show(known, { ...shown, ...changes }) : known;
}

function ofScope(
  { configuration }: KnownServer,
  event: Extract<SessionEvent, { type: 'scopeStarted' }>,
): SessionState {
  const { current, identity, mustChangePassword, takeover } = event;
  const { scope, people, signIn } = current;
  const common = {
    configuration,
    identity,
    scope,
    isUnreachable: false,
  };
  if (mustChangePassword) return { phase: 'passwordChange', ...common };
  return {
    phase: 'signedIn',
    ...common,
    people,
    selected: personIn(people, identity.personRef),
    ownPerson: ownPersonIn(people, signIn.ownRef),
    isChangingPerson: false,
    takeover,
  };
}

function personIn(
  people: readonly SelectablePerson[],
  ref: string | null | undefined,
): SelectablePerson | null {
  return people.find(({ personRef }) => personRef === ref) ?? null;
}

/** Returns the own employment with this reference, otherwise the first one. */
function ownPersonIn(
  people: readonly SelectablePerson[],
  ref: string | null | undefined,
): SelectablePerson | null {
  const own = ownEmployments(people);
  return personIn(own, ref) ?? own[0] ?? null;
}

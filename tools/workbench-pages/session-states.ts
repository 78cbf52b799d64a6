import { initialSession, transition } from '@selfservice/api/session/session-transition';
import type { SessionEvent, SessionKnowledge } from '@selfservice/api/session/session-transition';
import type { SessionState } from '@selfservice/api/session/session-state';
import { joinedChanges } from './state-changes.ts';
import type { OneChange, StateChart } from './state-changes.ts';

type Phase = SessionState['phase'];

/** The transitions read only these fields. */
const error = new Error('');
const configuration = {};
const identity = { personRef: '' };
const current = { scope: {}, account: {}, people: [], signIn: { customerCode: '', ownRef: '' }, life: {} };
const server = { configuration, startup: {}, isLicenceValid: true, baseUrl: '' };
const signedOut = { form: 'credentials', isBusy: false, isLicenceValid: true };

const sample = (shown: object, known: object = {}) => ({
  shown,
  server,
  current: null,
  attempt: 1,
  ...known,
});

/** The knowledge in each phase; while the server is checked, with and without its response. */
const samples: Record<Phase, readonly object[]> = {
  loadingConfiguration: [initialSession],
  configurationFailed: [sample({ error }, { server: null })],
  checkingServer: [sample({ configuration }, { server: null }), sample({ configuration })],
  serverCheckFailed: [sample({ configuration, error }, { server: null })],
  disabledByLicence: [sample({ configuration })],
  signingInSilently: [sample({ configuration })],
  redirecting: [sample({ configuration })],
  signedOut: [sample({ configuration, ...signedOut })],
  passwordChange: [sample({ configuration, identity, scope: {} }, { current })],
  signedIn: [sample({ configuration, identity, scope: {}, people: [] }, { current })],
};

const begin = { type: 'scopeStarted', current, identity, takeover: null };

/** The events of a session, each with its possible fields. */
const events: Record<SessionEvent['type'], readonly [label: string, event: object][]> = {
  attemptStarted: [['attemptStarted', {}]],
  configurationRequested: [['configurationRequested', {}]],
  configurationFailed: [['configurationFailed', { error }]],
  configurationLoaded: [['configurationLoaded', { configuration }]],
  serverCheckFailed: [['serverCheckFailed', { error }]],
  serverChecked: [['serverChecked', { server }]],
  licenceMissing: [['licenceMissing', {}]],
  silentSignInStarted: [['silentSignInStarted', { by: 'windows' }]],
  licenceRefused: [['licenceRefused', {}]],
  entryStarted: [['entryStarted', {}]],
  pageLeft: [['pageLeft', {}]],
  loginShown: [['loginShown', { login: {} }]],
  customerCodeWanted: [['customerCodeWanted', {}]],
  credentialsSent: [['credentialsSent', {}]],
  scopeStarted: [
    ['scopeStarted', { ...begin, mustChangePassword: false }],
    ['scopeStarted with mustChangePassword', { ...begin, mustChangePassword: true }],
  ],
  signInEnded: [['signInEnded', {}]],
  personChangeStarted: [['personChangeStarted', {}]],
  personChangeFailed: [['personChangeFailed', {}]],
  peopleRead: [['peopleRead', { people: [] }]],
  identityRenewed: [['identityRenewed', { identity }]],
  reachabilityChanged: [['reachabilityChanged', { isUnreachable: true }]],
  takeoverLostWrite: [['takeoverLostWrite', { before: {}, after: {} }]],
};

/** Returns the phases of the session: every event of `transition` in every phase. */
export function sessionStates(): StateChart {
  const phases = Object.keys(samples) as Phase[];
  const changes = phases.flatMap((from) =>
    samples[from].flatMap((known) => {
      const before = {
        ...known,
        shown: { ...(known as SessionKnowledge).shown, phase: from },
      } as SessionKnowledge;
      return Object.entries(events).flatMap(([type, all]) =>
        all.map(([event, fields]): OneChange => {
          const after = transition(before, { type, ...fields } as SessionEvent);
          return { from, event, to: after.shown.phase };
        }),
      );
    }),
  );
  return {
    title: 'Session',
    about:
      'The phases of a session, from the start of the page to the logout: `transition` of `session-transition.ts`.',
    states: phases,
    changes: joinedChanges(changes),
  };
}

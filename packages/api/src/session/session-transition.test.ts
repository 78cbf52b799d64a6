import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ManagedScope } from './create-session-scope.ts';
import type { CurrentSignIn, KnownServer, SessionEvent, SessionKnowledge } from './session-transition.ts';
import { transition, initialSession } from './session-transition.ts';
import type { Configuration, Identity, SelectablePerson } from './session-state.ts';
import { createTokens } from './tokens.ts';

const configuration: Configuration = {
  endpoint: '',
  syncEndpointOriginWithClient: false,
  isDebug: false,
  autoLogoutMinutes: 0,
  infoText: '',
  uploadSizePixels: 1200,
  uploadQuality: 0.8,
  isMultiTenant: false,
  hasSubstitutions: true,
  authenticationUrl: '',
  undoSeconds: 5,
  hasTerminalQueue: true,
  isInstallable: true,
  allowsOfflinePlan: true,
};

const server: KnownServer = {
  configuration,
  baseUrl: '',
  isLicenceValid: true,
  startup: {
    isEnabled: true,
    canUseWindowsIdentity: false,
    canUseDelegatedSignIn: false,
    delegatedStyle: 'redirect',
    delegatedText: '',
  },
};

const identityOf = (personRef: string): Identity => ({
  personRef,
  userRef: 'u1',
  isSubstitution: false,
  userName: 'jana',
  givenName: 'Jana',
  surname: 'Dvořáková',
  degreeBefore: '',
  degreeAfter: '',
  personalNumber: '1001',
  employmentOrder: '1',
  permissions: { disabled: new Set(), invisible: new Set() },
  roles: [],
});

const employment = (personRef: string, employmentOrder: number): SelectablePerson => ({
  personRef,
  fullName: 'Dvořáková Jana',
  employmentOrder,
  substitutionId: null,
  centreName: 'Warehouse',
});
const people = [employment('p1', 1), employment('p2', 2)];

function aScope(id: number): ManagedScope {
  return {
    id,
    identity: { tenant: '', userRef: 'u1', personRef: 'p1', isSubstitution: false },
    transport: { call: () => Promise.reject(new Error('Nothing is called here.')) },
    signal: new AbortController().signal,
    onBeforeEnd: () => () => {},
    sessionValue: (_, create) => create(new AbortController().signal),
    hasEnded: () => false,
    hasLoggedOut: () => false,
    refreshToken: () => 'r1',
    resume: () => true,
    flush() {},
    end() {},
    dispose() {},
  };
}

const account = {
  customerCode: null,
  tokens: createTokens({ baseUrl: () => '', language: () => 'en' as const, customerCode: null }),
};

const aSignIn = (id: number): CurrentSignIn => ({
  scope: aScope(id),
  account,
  people,
  signIn: { tenant: '', userRef: 'u1', since: 0, ownRef: 'p1' },
  life: { hasEnded: false, hasLoggedOut: false },
});

function scopeStarted(personRef = 'p1', mustChangePassword = false): SessionEvent {
  const takeover = { hasUnsent: false };
  return {
    type: 'scopeStarted',
    current: aSignIn(1),
    identity: identityOf(personRef),
    mustChangePassword,
    takeover,
  };
}

const after = (...events: SessionEvent[]): SessionKnowledge =>
  events.reduce<SessionKnowledge>(transition, initialSession);
const ready: SessionEvent[] = [
  { type: 'configurationLoaded', configuration },
  { type: 'serverChecked', server },
];
const login: SessionEvent = {
  type: 'loginShown',
  login: {
    form: 'credentials',
    problem: null,
    isPasswordChanged: false,
    isWaiting: true,
    customerCode: '',
    rememberedUserName: '',
  },
};

test('selects the person of the token and the own employment in use', { tags: ['session-19'] }, () => {
  expect(after(...ready, scopeStarted('p2')).shown).toMatchObject({
    phase: 'signedIn',
    selected: people[1],
    ownPerson: people[0],
    isChangingPerson: false,
  });
});

test('keeps the selected person when a new list no longer contains it', () => {
  const { shown, current } = after(...ready, scopeStarted('p2'), {
    type: 'peopleRead',
    people: people.slice(0, 1),
  });
  expect(shown).toMatchObject({ selected: people[1], people: [people[0]] });
  expect(current?.people).toEqual([people[0]]);
});

test('shows the forced password change if the token demands it', () => {
  expect(after(...ready, scopeStarted('p1', true)).shown).toMatchObject({ phase: 'passwordChange' });
});

test('ignores credentials while a sign-in is running', () => {
  const sent = after(...ready, login, { type: 'credentialsSent' });
  expect(sent.shown).toMatchObject({ isBusy: true });
  expect(transition(sent, { type: 'credentialsSent' })).toBe(sent);
  expect(transition(sent, { type: 'customerCodeWanted' })).toBe(sent);
});

test('records an unsent write only for its own takeover', () => {
  const start = scopeStarted();
  const known = after(...ready, start);
  const lost = (before: { hasUnsent: boolean }) =>
    transition(known, { type: 'takeoverLostWrite', before, after: { hasUnsent: true } }).shown;
  const own = start.type === 'scopeStarted' && start.takeover;
  expect(own && lost(own)).toMatchObject({ takeover: { hasUnsent: true } });
  expect(lost({ hasUnsent: false })).toMatchObject({ takeover: { hasUnsent: false } });
});

const anEvent = fc.oneof(
  fc
    .constantFrom<SessionEvent['type']>(
      'attemptStarted',
      'configurationRequested',
      'licenceMissing',
      'licenceRefused',
      'entryStarted',
      'pageLeft',
      'customerCodeWanted',
      'credentialsSent',
      'signInEnded',
      'personChangeStarted',
      'personChangeFailed',
    )
    .map((type) => ({ type }) as SessionEvent),
  fc.constantFrom<SessionEvent>(
    ...ready,
    login,
    { type: 'silentSignInStarted', by: 'windows' },
    { type: 'configurationFailed', error: new Error() },
    { type: 'serverCheckFailed', error: new Error() },
    { type: 'peopleRead', people: people.slice(0, 1) },
    { type: 'reachabilityChanged', isUnreachable: true },
    { type: 'identityRenewed', identity: identityOf('p1') },
  ),
  fc
    .record({ ref: fc.constantFrom('p1', 'p2'), must: fc.boolean() })
    .map(({ ref, must }) => scopeStarted(ref, must)),
);

/** Returns what is wrong after an event; null for nothing. */
function faultAfter(before: SessionKnowledge, event: SessionEvent, known: SessionKnowledge): string | null {
  const { shown, current, attempt } = known;
  const shownScope = 'scope' in shown ? shown.scope : null;
  // Between the end of a sign-in and the login, the last state is still shown.
  const isEnding = current === null && (event.type === 'signInEnded' || before.current === null);
  if (shownScope !== (current?.scope ?? null) && !isEnding) return 'Another scope is shown than is in use.';
  if (shown.phase === 'signedOut' && !known.server) return 'The login is shown before the server is known.';
  return attempt < before.attempt ? 'An older attempt counts again.' : null;
}

test(
  'any sequence of events shows only the scope in use and ignores older attempts',
  { tags: ['session-31'] },
  () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 40 }), (events) => {
        let known = initialSession;
        for (const event of events) {
          const next = transition(known, event);
          expect(faultAfter(known, event, next)).toBeNull();
          known = next;
        }
      }),
      { numRuns: 1000 },
    );
  },
);

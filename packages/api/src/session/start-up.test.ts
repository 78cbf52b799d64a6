import { failing } from '@selfservice/mock-server/core/failure';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { ConfigurationError, HttpError, NetworkError } from '../core/errors.ts';
import { aSession } from './session.fixtures.ts';

test(
  'start-up loads the configuration, checks the server, and shows the login',
  { tags: ['session-11'] },
  async () => {
    using it = aSession();
    const phases: string[] = [];
    it.session.state.subscribe(() => phases.push(it.session.state.value.phase));
    it.session.start();
    const state = await it.reach('signedOut');
    expect([...new Set(phases)]).toEqual([
      'loadingConfiguration',
      'checkingServer',
      'signingInSilently',
      'signedOut',
    ]);
    expect(state).toMatchObject({ form: 'credentials', problem: null, isBusy: false });
  },
);

test('a second start does nothing', async () => {
  using it = aSession();
  it.session.start();
  it.session.start();
  await it.reach('signedOut');
  expect(it.calls.filter((call) => call.endsWith('/config.json'))).toHaveLength(1);
});

test('every default applies without a configuration file', { tags: ['shell-55'] }, async () => {
  using it = aSession({ failures: [failing('getConfiguration', '404')] });
  it.session.start();
  // An empty endpoint means the origin of the page, from which the next calls are answered.
  const { configuration } = await it.reach('signedOut');
  expect(configuration).toMatchObject({ autoLogoutMinutes: 0, undoSeconds: 6, uploadSizePixels: 1200 });
});

test.each([
  ['an HTML page', failing('getConfiguration', 'portal'), 'html'],
  ['a redirect', failing('getConfiguration', 'redirect'), 'redirect'],
  ['an HTML page with 401', failing('getConfiguration', '401', { body: 'html' }), 'html'],
])('%s instead of config.json stops start-up', { tags: ['shell-57'] }, async (_, failure, reason) => {
  using it = aSession({ failures: [failure] });
  it.session.start();
  const { error } = await it.reach('configurationFailed');
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(error).toMatchObject({ field: '', cause: { name: 'NotTheBackendError', reason } });
});

test(
  'a configuration that is not JSON stops start-up, and the user can retry',
  { tags: ['shell-57'] },
  async () => {
    using it = aSession({ failures: [failing('getConfiguration', 'malformed')] });
    it.session.start();
    expect((await it.reach('configurationFailed')).error).toBeInstanceOf(ConfigurationError);
    it.mock.database.scenario = { ...it.mock.database.scenario, failures: [] };
    it.session.retry();
    await it.reach('signedOut');
  },
);

test('a field of a wrong type stops start-up, and the error names it', { tags: ['shell-57'] }, async () => {
  using it = aSession();
  it.mock.server.use(http.get('*/config.json', () => HttpResponse.json({ autoLogoutMinutes: 'ten' })));
  it.session.start();
  expect((await it.reach('configurationFailed')).error).toMatchObject({ field: 'autoLogoutMinutes' });
});

test('an external sign-in page without a valid address stops start-up, and the error names the field', async () => {
  using it = aSession();
  it.mock.server.use(
    http.get('*/config.json', () => HttpResponse.json({ authenticationUrl: 'login.example/auth' })),
  );
  it.session.start();
  const { error } = await it.reach('configurationFailed');
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(error).toMatchObject({ field: 'authenticationUrl' });
});

test('the defaults do not apply if the server refuses the configuration', async () => {
  using it = aSession({ failures: [failing('getConfiguration', '500')] });
  it.session.start();
  expect((await it.reach('configurationFailed')).error).toBeInstanceOf(HttpError);
});

test(
  'an application that is not enabled stops start-up, and nothing further is called',
  { tags: ['session-2', 'session-12', 'session-45'] },
  async () => {
    using it = aSession({
      startup: { isEnabled: false, canRunWindowsAuth: true },
      windowsIdentity: 'employee',
    });
    it.session.start();
    await it.reach('disabledByLicence');
    expect(it.calls.toSorted()).toEqual([
      'GET /breeze/IpoData/IsSelfServiceLicenseValid',
      'GET /config.json',
      'GET /controllers/SelfService/Startup',
    ]);
  },
);

test(
  'missing licences show their problem, and no one can sign in, not even silently',
  { tags: ['session-4'] },
  async () => {
    using it = aSession(
      { isLicenceValid: false, startup: { canRunWindowsAuth: true }, windowsIdentity: 'employee' },
      { refreshToken: 'kept' },
    );
    it.session.start();
    expect(await it.reach('signedOut')).toMatchObject({
      isLicenceValid: false,
      problem: { code: 'licenceExceeded' },
    });
    it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
    expect(it.calls.some((call) => call.includes('Token') || call.includes('Ticket'))).toBe(false);
  },
);

test('the user can retry when the server cannot be reached', async () => {
  using it = aSession({ isOffline: true });
  it.session.start();
  expect((await it.reach('serverCheckFailed')).error).toBeInstanceOf(NetworkError);
  it.mock.database.scenario = { ...it.mock.database.scenario, isOffline: false };
  it.session.retry();
  await it.reach('signedOut');
});

test(
  'an application that is not enabled stays disabled if the licence call fails',
  { tags: ['session-3'] },
  async () => {
    using it = aSession({ startup: { isEnabled: false }, failures: [failing('getLicenseValid', '500')] });
    it.session.start();
    expect((await it.reach('disabledByLicence')).configuration.endpoint).toBe('http://app.test/');
  },
);

test('a failed licence call stops the start of an enabled application', async () => {
  using it = aSession({ failures: [failing('getLicenseValid', '500')] });
  it.session.start();
  expect((await it.reach('serverCheckFailed')).error).toBeInstanceOf(HttpError);
});

test(
  'missing licences cannot be bypassed by another customer code or the external page',
  { tags: ['session-4'] },
  async () => {
    using it = aSession(
      {
        isLicenceValid: false,
        startup: { canRunWindowsAuth: true, isDelegatedAuthEnabled: true },
        windowsIdentity: 'employee',
        configuration: { multiTenant: true, authenticationUrl: 'https://login.example/auth' },
      },
      { customerCode: 'alfa', refreshToken: 'kept' },
    );
    it.session.start();
    await it.reach('signedOut');
    it.session.changeCustomerCode();
    it.session.enterCustomerCode('beta');
    expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'licenceExceeded' } });
    it.session.signInByIdentity();
    expect(it.session.state.value.phase).toBe('signedOut');
    expect(it.calls.some((call) => call.includes('Token') || call.includes('Ticket'))).toBe(false);
  },
);

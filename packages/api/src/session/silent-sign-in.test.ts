import { issueTokens, ownGrant } from '@selfservice/mock-server/core/database';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, test, vi } from 'vitest';
import { aSession } from './session.fixtures.ts';

const provider = { authenticationUrl: 'https://login.example/auth?client=7' };

test('a stored refresh token signs in, and the new one is stored', { tags: ['session-13'] }, async () => {
  using it = aSession();
  const { refresh } = issueTokens(it.mock.database, ownGrant('employee'));
  it.stored.refreshToken.write(refresh);
  it.session.start();
  expect((await it.reach('signedIn')).identity.personRef).toBe('0001001');
  expect(it.stored.refreshToken.read()).not.toBe(refresh);
});

test(
  'a refused refresh token is removed, and the login appears without a problem',
  { tags: ['session-28'] },
  async () => {
    using it = aSession({}, { refreshToken: 'stale' });
    it.session.start();
    expect(await it.reach('signedOut')).toMatchObject({ problem: null });
    expect(it.stored.refreshToken.read()).toBeNull();
  },
);

test('a refresh token of another backend is dropped and not sent', { tags: ['shell-62'] }, async () => {
  using it = aSession();
  const { refresh } = issueTokens(it.mock.database, ownGrant('employee'));
  it.stored.refreshToken.write(refresh);
  const signIn = { tenant: 'http://before.test', userRef: '0001001', since: 7, ownRef: '0001001' };
  it.stored.signIn.write(signIn);
  it.session.start();
  expect(await it.reach('signedOut')).toMatchObject({ problem: null });
  expect(it.calls.some((call) => call.endsWith('/Token'))).toBe(false);
  expect([it.stored.refreshToken.read(), it.stored.signIn.read()]).toEqual([null, null]);
  expect(it.mock.database.refreshTokens.has(refresh)).toBe(true);
});

test('a ticket is tried after a refused refresh token', { tags: ['session-13'] }, async () => {
  using it = aSession(
    { startup: { canRunWindowsAuth: true }, windowsIdentity: 'approver' },
    { refreshToken: 'stale' },
  );
  it.session.start();
  expect((await it.reach('signedIn')).identity.personRef).toBe('0001002');
});

test(
  'a refresh token is removed without a network, and the login shows the reason',
  { tags: ['session-28'] },
  async () => {
    using it = aSession({ failures: [failing('postToken', 'network')] }, { refreshToken: 'kept' });
    it.session.start();
    expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'failed' } });
    expect(it.stored.refreshToken.read()).toBeNull();
  },
);

test('the Windows ticket signs in', { tags: ['session-13'] }, async () => {
  using it = aSession({ startup: { canRunWindowsAuth: true }, windowsIdentity: 'employee' });
  it.session.start();
  expect((await it.reach('signedIn')).identity.personRef).toBe('0001001');
});

test.each([
  ['an empty ticket', { startup: { canRunWindowsAuth: true } }],
  [
    'a failed ticket request',
    {
      startup: { canRunWindowsAuth: true },
      windowsIdentity: 'employee',
      failures: [failing('getWindowsTicket', '500')],
    },
  ],
] as const)('%s counts as no ticket', { tags: ['session-15'] }, async (_name, scenario) => {
  using it = aSession(scenario);
  it.session.start();
  expect(await it.reach('signedOut')).toMatchObject({ problem: null });
});

test(
  'automatic redirection sets the cookie and leaves with the address to return to',
  { tags: ['session-17'] },
  async () => {
    using it = aSession({ startup: { isDelegatedAuthEnabled: true }, configuration: provider });
    it.session.start();
    await it.reach('redirecting');
    expect(it.guard.isSet).toBe(true);
    expect(it.left).toEqual([
      `https://login.example/auth?client=7&r=${encodeURIComponent('http://app.test/my-requests?x=1')}`,
    ]);
  },
);

test('an existing cookie is removed and the ticket is fetched', { tags: ['session-16'] }, async () => {
  using it = aSession({
    startup: { isDelegatedAuthEnabled: true },
    configuration: provider,
    externalIdentity: 'employee',
  });
  it.guard.isSet = true;
  it.session.start();
  await it.reach('signedIn');
  expect(it.guard.isSet).toBe(false);
  expect(it.left).toEqual([]);
});

test('a return without a ticket shows the login instead of leaving again', async () => {
  using it = aSession({ startup: { isDelegatedAuthEnabled: true }, configuration: provider });
  it.guard.isSet = true;
  it.session.start();
  await it.reach('signedOut');
  expect(it.left).toEqual([]);
});

test('delegated sign-in is used if Windows identity is on as well', { tags: ['session-14'] }, async () => {
  using it = aSession({
    startup: { isDelegatedAuthEnabled: true, canRunWindowsAuth: true },
    configuration: provider,
    externalIdentity: 'employee',
    windowsIdentity: 'approver',
  });
  it.guard.isSet = true;
  it.session.start();
  expect((await it.reach('signedIn')).identity.personRef).toBe('0001001');
  expect(it.calls.filter((call) => call.includes('UserTicket') && call.includes('Windows'))).toEqual([]);
});

test(
  'the button style does not redirect before the button is pressed',
  { tags: ['session-18'] },
  async () => {
    using it = aSession({
      startup: {
        isDelegatedAuthEnabled: true,
        delegatedAuthStyle: 1,
        delegatedAuthCustomizableText: 'Company',
      },
      configuration: provider,
    });
    it.session.start();
    expect((await it.reach('signedOut')).startup).toMatchObject({
      delegatedStyle: 'button',
      delegatedText: 'Company',
    });
    expect(it.left).toEqual([]);
    it.session.signInByIdentity();
    await it.reach('redirecting');
    expect(it.guard.isSet).toBe(true);
    expect(it.left).toHaveLength(1);
  },
);

test(
  'silent sign-in is tried once, so that the login stays after a logout',
  { tags: ['session-12'] },
  async () => {
    using it = aSession({ startup: { canRunWindowsAuth: true }, windowsIdentity: 'employee' });
    it.session.start();
    await it.reach('signedIn');
    it.session.logOut();
    await it.reach('signedOut');
    expect(it.calls.filter((call) => call.includes('WindowsUserTicket'))).toHaveLength(1);
  },
);

test('silent sign-in of a multi-tenant installation waits for the customer code', async () => {
  using it = aSession({
    startup: { canRunWindowsAuth: true },
    windowsIdentity: 'employee',
    configuration: { multiTenant: true },
  });
  it.session.start();
  expect(await it.reach('signedOut')).toMatchObject({ form: 'customerCode' });
  it.session.enterCustomerCode('alfa');
  await it.reach('signedIn');
});

test('a reloaded page keeps the selected person', { tags: ['session-19'] }, async () => {
  using it = aSession();
  const grant = { person: 'twoEmployments', ref: '0002004', isSubstitution: false } as const;
  it.stored.refreshToken.write(issueTokens(it.mock.database, grant).refresh);
  it.session.start();
  expect((await it.reach('signedIn')).selected?.personRef).toBe('0002004');
});

test(
  'a call aborted because the page is being left removes nothing and shows no problem',
  { tags: ['session-29'] },
  async () => {
    using it = aSession({ failures: [failing('postToken', 'network')] }, { refreshToken: 'kept' });
    it.leaving.isTrue = true;
    it.session.start();
    await it.reach('signingInSilently');
    await vi.waitFor(() => expect(it.calls).toContain('POST /Token'));
    await it.settled();
    expect(it.session.state.value.phase).toBe('signingInSilently');
    expect(it.stored.refreshToken.read()).toBe('kept');
    // The navigation was cancelled or was a download: the page stays and shows the problem.
    it.clock.advance(10_000);
    expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'failed' } });
  },
);

test.each(['GetUserList', 'GetAuthUserTicketSelfService'])(
  'a new refresh token is stored before %s is called with its access token',
  { tags: ['session-30'] },
  async (path) => {
    using it = aSession();
    const { refresh } = issueTokens(it.mock.database, ownGrant('employee'));
    it.stored.refreshToken.write(refresh);
    const stored: (string | null)[] = [];
    it.mock.server.events.on('request:start', ({ request }) => {
      if (request.url.includes(path)) stored.push(it.stored.refreshToken.read());
    });
    it.session.start();
    await it.reach('signedIn');
    expect(stored).toHaveLength(1);
    expect(stored).not.toContain(refresh);
  },
);

test('without cookies there is no redirection, and the login shows the reason', async () => {
  using it = aSession({ startup: { isDelegatedAuthEnabled: true }, configuration: provider });
  it.guard.isRefused = true;
  it.session.start();
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'cookiesRefused' } });
  it.session.signInByIdentity();
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'cookiesRefused' } });
  expect(it.left).toEqual([]);
});

test('without an external page there is no redirection', async () => {
  using it = aSession({ startup: { isDelegatedAuthEnabled: true } });
  it.session.start();
  await it.reach('signedOut');
  it.session.signInByIdentity();
  expect(it.session.state.value.phase).toBe('signedOut');
  expect(it.left).toEqual([]);
});

test('a page restored from the browser’s history after leaving shows the login', async () => {
  using it = aSession({ startup: { isDelegatedAuthEnabled: true }, configuration: provider });
  it.session.start();
  await it.reach('redirecting');
  it.restore();
  expect(await it.reach('signedOut')).toMatchObject({ problem: null });
});

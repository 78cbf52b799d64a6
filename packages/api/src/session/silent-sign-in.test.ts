import { issueTokens, ownGrant } from '@selfservice/mock-server/core/database';
import { expect, test } from 'vitest';
import { aSession } from './session.fixtures.ts';

const provider = { authenticationUrl: 'https://login.example/auth?client=7' };

test('a stored refresh token signs in, and its successor is stored', async () => {
  using it = aSession();
  const { refresh } = issueTokens(it.mock.database, ownGrant('employee'));
  it.stores.refreshToken.write(refresh);
  it.session.start();
  expect((await it.reach('signedIn')).identity.personRef).toBe('0001001');
  expect(it.stores.refreshToken.read()).not.toBe(refresh);
});

test('a refused refresh token is removed, and the login appears without a word', async () => {
  using it = aSession({}, { refreshToken: 'stale' });
  it.session.start();
  expect(await it.reach('signedOut')).toMatchObject({ problem: null });
  expect(it.stores.refreshToken.read()).toBeNull();
});

test('after a refused refresh token a ticket is still tried', async () => {
  using it = aSession(
    { startup: { canRunWindowsAuth: true }, windowsIdentity: 'approver' },
    { refreshToken: 'stale' },
  );
  it.session.start();
  expect((await it.reach('signedIn')).identity.personRef).toBe('0001002');
});

test('a refresh token that meets no network is removed, and the login says why', async () => {
  using it = aSession({ failures: { Token: 'network' } }, { refreshToken: 'kept' });
  it.session.start();
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'failed' } });
  expect(it.stores.refreshToken.read()).toBeNull();
});

test('the Windows ticket signs in', async () => {
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
      failures: { WindowsUserTicket: '500' },
    },
  ],
] as const)('%s counts as no ticket', async (_name, scenario) => {
  using it = aSession(scenario);
  it.session.start();
  expect(await it.reach('signedOut')).toMatchObject({ problem: null });
});

test('automatic redirection sets the cookie and leaves, with the address to come back to', async () => {
  using it = aSession({ startup: { isDelegatedAuthEnabled: true }, configuration: provider });
  it.session.start();
  await it.reach('redirecting');
  expect(it.guard.isSet).toBe(true);
  expect(it.left).toEqual([
    `https://login.example/auth?client=7&r=${encodeURIComponent('http://app.test/my-requests?x=1')}`,
  ]);
});

test('the cookie means that the person comes back: it is removed and the ticket fetched', async () => {
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

test('coming back without a ticket shows the login instead of leaving again', async () => {
  using it = aSession({ startup: { isDelegatedAuthEnabled: true }, configuration: provider });
  it.guard.isSet = true;
  it.session.start();
  await it.reach('signedOut');
  expect(it.left).toEqual([]);
});

test('with the button style nothing happens by itself; the button leaves', async () => {
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
  it.session.startDelegatedSignIn();
  await it.reach('redirecting');
  expect(it.guard.isSet).toBe(true);
  expect(it.left).toHaveLength(1);
});

test('silent sign-in is tried once: after logging out the login stays', async () => {
  using it = aSession({ startup: { canRunWindowsAuth: true }, windowsIdentity: 'employee' });
  it.session.start();
  await it.reach('signedIn');
  it.session.logOut();
  await it.reach('signedOut');
  expect(it.calls.filter((call) => call.includes('WindowsUserTicket'))).toHaveLength(1);
});

test('while multi-tenant the silent sign-in waits for a customer code', async () => {
  using it = aSession({
    startup: { canRunWindowsAuth: true },
    windowsIdentity: 'employee',
    configuration: { multiTenant: true },
  });
  it.session.start();
  expect(await it.reach('signedOut')).toMatchObject({ step: 'customerCode' });
  it.session.enterCustomerCode('alfa');
  await it.reach('signedIn');
});

test('a refresh token of a reloaded page speaks for the person selected before', async () => {
  using it = aSession();
  const grant = { person: 'twoEmployments', ref: '0002004', isSubstitution: false } as const;
  it.stores.refreshToken.write(issueTokens(it.mock.database, grant).refresh);
  it.session.start();
  expect((await it.reach('signedIn')).selected?.personRef).toBe('0002004');
});

import { issueTokens, ownGrant } from '@selfservice/mock-server/core/database';
import { expect, test, vi } from 'vitest';
import { aSession, signInAs } from './session.fixtures.ts';

const minute = 60_000;

test('logging out removes token and user name, keeps the customer code, and returns to the login', async () => {
  using it = aSession({ configuration: { multiTenant: true } }, { customerCode: 'alfa', userName: 'jana' });
  await signInAs(it, 'jana');
  const { signal } = it.scope();
  it.session.logOut();
  expect(await it.reach('signedOut')).toMatchObject({ problem: null, rememberedUserName: '' });
  expect(it.stored.refreshToken.read()).toBeNull();
  expect(it.stored.userName.read()).toBeNull();
  expect(it.stored.customerCode.read()).toBe('alfa');
  expect(signal.aborted).toBe(true);
  expect(it.onEnded.mock.calls).toEqual([['logOut']]);
});

test('logging out leaves for the external page where there is one', async () => {
  using it = aSession({ configuration: { authenticationUrl: 'https://login.example/auth' } });
  await signInAs(it, 'jana');
  it.session.logOut();
  await it.reach('redirecting');
  expect(it.left).toEqual([`https://login.example/auth?u=${encodeURIComponent('http://app.test/')}`]);
});

test('a minute before the end of inactivity a warning counts down, then the person is logged out', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  await signInAs(it, 'jana');
  it.clock.advance(9 * minute - 1);
  expect(it.session.autoLogoutSeconds.get()).toBe(null);
  it.clock.advance(1);
  expect(it.session.autoLogoutSeconds.get()).toBe(60);
  it.clock.advance(59_000);
  expect(it.session.autoLogoutSeconds.get()).toBe(1);
  it.clock.advance(1000);
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'autoLogout' } });
  expect(it.stored.refreshToken.read()).toBeNull();
});

test('the countdown is no change of the state', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  await signInAs(it, 'jana');
  const onState = vi.fn<() => void>();
  const onSecond = vi.fn<() => void>();
  it.session.subscribe(onState);
  it.session.autoLogoutSeconds.subscribe(onSecond);
  it.clock.advance(9 * minute + 10_000);
  expect(it.session.autoLogoutSeconds.get()).toBe(50);
  expect(onSecond).toHaveBeenCalledTimes(11);
  expect(onState).not.toHaveBeenCalled();
});

test('no countdown outlasts the session', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  await signInAs(it, 'jana');
  it.clock.advance(9 * minute);
  it.session.logOut();
  expect(it.session.autoLogoutSeconds.get()).toBeNull();
});

test('activity in any tab, or staying signed in, takes the warning back', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  await signInAs(it, 'jana');
  it.clock.advance(9 * minute);
  it.act();
  expect(it.session.autoLogoutSeconds.get()).toBe(null);
  it.clock.advance(9 * minute);
  expect(it.session.autoLogoutSeconds.get()).toBe(60);
  it.session.staySignedIn();
  expect(it.session.autoLogoutSeconds.get()).toBe(null);
  it.clock.advance(9 * minute - 1);
  expect(it.session.get()).toMatchObject({ phase: 'signedIn' });
  expect(it.session.autoLogoutSeconds.get()).toBe(null);
});

test.each(['resume', 'act'] as const)('after a sleep past the limit the first %s logs out', async (sign) => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 }, tokenSeconds: 100_000 });
  await signInAs(it, 'jana');
  it.clock.sleep(11 * minute);
  it[sign]();
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'autoLogout' } });
});

test('a limit of one minute warns in its second half', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 1 } });
  await signInAs(it, 'jana');
  it.clock.advance(29_999);
  expect(it.session.autoLogoutSeconds.get()).toBe(null);
  it.clock.advance(1);
  expect(it.session.autoLogoutSeconds.get()).toBe(30);
});

test('zero minutes switch automatic logout off', async () => {
  using it = aSession({ tokenSeconds: 1_000_000 });
  await signInAs(it, 'jana');
  it.clock.advance(24 * 60 * minute);
  expect(it.session.get()).toMatchObject({ phase: 'signedIn' });
  expect(it.session.autoLogoutSeconds.get()).toBe(null);
});

test('after the end nothing counts on', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  await signInAs(it, 'jana');
  it.session.logOut();
  const state = await it.reach('signedOut');
  it.clock.advance(60 * minute);
  await vi.waitFor(() => expect(it.session.get()).toBe(state));
});

test('the warning stands during the forced password change as well', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  it.session.start();
  await it.reach('signedOut');
  it.session.signIn({ userName: 'marek', password: 'demo', isRemembered: false });
  await it.reach('passwordChange');
  it.clock.advance(9 * minute);
  expect(it.session.get()).toMatchObject({ phase: 'passwordChange' });
  expect(it.session.autoLogoutSeconds.get()).toBe(60);
  it.clock.advance(minute);
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'autoLogout' } });
});

test('the moment of the last activity outlives a reload', async () => {
  const at = Date.UTC(2026, 10, 20, 8);
  using it = aSession(
    { configuration: { autoLogoutMinutes: 10 } },
    { lastActivity: String(at - 8 * minute) },
  );
  it.stored.refreshToken.write(issueTokens(it.mock.database, ownGrant('employee')).refresh);
  it.session.start();
  await it.reach('signedIn');
  it.clock.advance(minute);
  expect(it.session.autoLogoutSeconds.get()).toBe(60);
  it.act();
  expect(it.stored.lastActivity.read()).toBe(String(at + minute));
});

test('a tab that is opened again after the limit asks for sign-in, even where a ticket would sign in', async () => {
  const at = Date.UTC(2026, 10, 20, 8);
  using it = aSession(
    {
      configuration: { autoLogoutMinutes: 10 },
      startup: { canRunWindowsAuth: true },
      windowsIdentity: 'employee',
    },
    { lastActivity: String(at - 10 * minute) },
  );
  it.stored.refreshToken.write(issueTokens(it.mock.database, ownGrant('employee')).refresh);
  it.session.start();
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'autoLogout' } });
  expect(it.stored.refreshToken.read()).toBeNull();
  expect(it.calls.some((call) => call.includes('Token') || call.includes('Ticket'))).toBe(false);
});

test('a sign-in by hand is an activity, whatever the tab remembers', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } }, { lastActivity: '1' });
  await signInAs(it, 'jana');
  expect(it.session.get()).toMatchObject({ phase: 'signedIn' });
  expect(it.session.autoLogoutSeconds.get()).toBe(null);
});

test.each([
  ['logOut', 'loggedOutElsewhere'],
  ['autoLogout', 'autoLogout'],
] as const)('an end by %s in another tab of the same sign-in ends this one', async (reason, code) => {
  using it = aSession({
    configuration: { authenticationUrl: 'https://login.example/auth', autoLogoutMinutes: 10 },
    tokenSeconds: 100_000,
  });
  await signInAs(it, 'jana');
  it.clock.sleep(10 * minute);
  it.endElsewhere({ customerCode: '', userRef: '0001002', reason });
  it.endElsewhere({ customerCode: 'alfa', userRef: '0001001', reason });
  expect(it.session.get().phase).toBe('signedIn');
  it.endElsewhere({ customerCode: '', userRef: '0001001', reason });
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code } });
  expect(it.onEnded.mock.calls).toEqual([[reason]]);
  expect(it.stored.refreshToken.read()).toBeNull();
  expect(it.announced).toEqual([]);
});

test('an end by hand and by time is told to the other tabs, one by the server is not', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  const who = { customerCode: '', userRef: '0001001' };
  await signInAs(it, 'jana');
  it.session.logOut();
  it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
  await it.reach('signedIn');
  it.clock.advance(10 * minute);
  expect(it.announced).toEqual([
    { ...who, reason: 'logOut' },
    { ...who, reason: 'autoLogout' },
  ]);
  await it.reach('signedOut');
  it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
  await it.reach('signedIn');
  it.mock.database.refreshTokens.clear();
  it.clock.advance(9 * minute);
  it.act();
  it.clock.advance(9 * minute);
  expect(it.announced).toHaveLength(2);
});

test.each([1 / 60, 0.5, 30 * 24 * 60, 2 ** 31, 2 ** 31 + 1, 1e300])(
  'a limit of %d minutes ends the session when it is over, not earlier',
  async (minutes) => {
    using it = aSession({ configuration: { autoLogoutMinutes: minutes }, tokenSeconds: 1e308 });
    await signInAs(it, 'jana');
    const limitMs = Math.min(minutes * minute, 200 * 24 * 60 * minute);
    it.clock.advance(limitMs - 1);
    expect(it.session.get().phase).toBe('signedIn');
    it.clock.advance(1);
    expect(it.session.get().phase).toBe(minutes * minute <= limitMs ? 'signedOut' : 'signedIn');
  },
);

test('a tab that slept does not end one in use', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 }, tokenSeconds: 100_000 });
  await signInAs(it, 'jana');
  it.clock.advance(8 * minute);
  it.act();
  it.clock.advance(2 * minute);
  it.endElsewhere({ customerCode: '', userRef: '0001001', reason: 'autoLogout' });
  expect(it.session.get().phase).toBe('signedIn');
});

test('a logout in another tab ends this one when it has come in', async () => {
  using it = aSession();
  it.stored.refreshToken.write(issueTokens(it.mock.database, ownGrant('employee')).refresh);
  it.session.start();
  it.endElsewhere({ customerCode: '', userRef: '0001001', reason: 'logOut' });
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'loggedOutElsewhere' } });
  it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
  await it.reach('signedIn');
});

test('where the external page is not gone to after all, the login says why', async () => {
  using it = aSession({
    configuration: { authenticationUrl: 'https://login.example/auth', autoLogoutMinutes: 10 },
  });
  await signInAs(it, 'jana');
  it.clock.advance(10 * minute);
  await it.reach('redirecting');
  it.clock.advance(10_000);
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'autoLogout' } });
});

test('a tab that slept hears late what was done in another one, and stays', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 }, tokenSeconds: 100_000 });
  await signInAs(it, 'jana');
  const begin = it.clock.epochMs();
  it.clock.sleep(18 * minute);
  it.actElsewhere(begin + 9 * minute);
  it.actElsewhere(begin + 17 * minute);
  it.resume();
  expect(it.session.get()).toMatchObject({ phase: 'signedIn' });
  expect(it.session.autoLogoutSeconds.get()).toBe(null);
});

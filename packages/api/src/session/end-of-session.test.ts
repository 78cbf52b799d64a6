import { issueTokens, ownGrant } from '@selfservice/mock-server/core/database';
import { expect, test, vi } from 'vitest';
import { aTenant, aSession, signInAs } from './session.fixtures.ts';

const minute = 60_000;

test(
  'logging out removes token and user name, keeps the customer code and shows the login',
  { tags: ['session-32', 'session-56'] },
  async () => {
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
  },
);

test('logging out leaves for the external page if there is one', { tags: ['session-32'] }, async () => {
  using it = aSession({ configuration: { authenticationUrl: 'https://login.example/auth' } });
  await signInAs(it, 'jana');
  it.session.logOut();
  await it.reach('redirecting');
  expect(it.left).toEqual([`https://login.example/auth?u=${encodeURIComponent('http://app.test/')}`]);
});

test(
  'a warning counts down in the last minute of inactivity, then the user is logged out',
  { tags: ['session-9', 'session-35'] },
  async () => {
    using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
    await signInAs(it, 'jana');
    it.clock.advance(9 * minute - 1);
    expect(it.session.autoLogoutSeconds.value).toBe(null);
    it.clock.advance(1);
    expect(it.session.autoLogoutSeconds.value).toBe(60);
    it.clock.advance(59_000);
    expect(it.session.autoLogoutSeconds.value).toBe(1);
    it.clock.advance(1000);
    expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'autoLogout' } });
    expect(it.stored.refreshToken.read()).toBeNull();
  },
);

test('the countdown does not change the state', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  await signInAs(it, 'jana');
  const onState = vi.fn<() => void>();
  const onSecond = vi.fn<() => void>();
  it.session.state.subscribe(onState);
  it.session.autoLogoutSeconds.subscribe(onSecond);
  it.clock.advance(9 * minute + 10_000);
  expect(it.session.autoLogoutSeconds.value).toBe(50);
  expect(onSecond).toHaveBeenCalledTimes(12);
  expect(onState).toHaveBeenCalledOnce();
});

test('the countdown ends with the session', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  await signInAs(it, 'jana');
  it.clock.advance(9 * minute);
  it.session.logOut();
  expect(it.session.autoLogoutSeconds.value).toBeNull();
});

test(
  'activity in any tab, or staying signed in, hides the warning',
  { tags: ['session-9', 'session-36'] },
  async () => {
    using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
    await signInAs(it, 'jana');
    it.clock.advance(9 * minute);
    it.act();
    expect(it.session.autoLogoutSeconds.value).toBe(null);
    it.clock.advance(9 * minute);
    expect(it.session.autoLogoutSeconds.value).toBe(60);
    it.session.staySignedIn();
    expect(it.session.autoLogoutSeconds.value).toBe(null);
    it.clock.advance(9 * minute - 1);
    expect(it.session.state.value).toMatchObject({ phase: 'signedIn' });
    expect(it.session.autoLogoutSeconds.value).toBe(null);
  },
);

test.each(['resume', 'act'] as const)(
  'the first %s after a sleep longer than the limit logs out',
  { tags: ['session-37'] },
  async (sign) => {
    using it = aSession({ configuration: { autoLogoutMinutes: 10 }, tokenSeconds: 100_000 });
    await signInAs(it, 'jana');
    it.clock.sleep(11 * minute);
    it[sign]();
    expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'autoLogout' } });
  },
);

test('a limit of one minute shows the warning in its second half', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 1 } });
  await signInAs(it, 'jana');
  it.clock.advance(29_999);
  expect(it.session.autoLogoutSeconds.value).toBe(null);
  it.clock.advance(1);
  expect(it.session.autoLogoutSeconds.value).toBe(30);
});

test('zero minutes disable automatic logout', { tags: ['session-35'] }, async () => {
  using it = aSession({ tokenSeconds: 1_000_000 });
  await signInAs(it, 'jana');
  it.clock.advance(24 * 60 * minute);
  expect(it.session.state.value).toMatchObject({ phase: 'signedIn' });
  expect(it.session.autoLogoutSeconds.value).toBe(null);
});

test('the auto-logout timer stops after a logout', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  await signInAs(it, 'jana');
  it.session.logOut();
  const state = await it.reach('signedOut');
  it.clock.advance(60 * minute);
  await vi.waitFor(() => expect(it.session.state.value).toBe(state));
});

test('the warning appears during the forced password change as well', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  it.session.start();
  await it.reach('signedOut');
  it.session.signIn({ userName: 'marek', password: 'demo', isRemembered: false });
  await it.reach('passwordChange');
  it.clock.advance(9 * minute);
  expect(it.session.state.value).toMatchObject({ phase: 'passwordChange' });
  expect(it.session.autoLogoutSeconds.value).toBe(60);
  it.clock.advance(minute);
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'autoLogout' } });
});

test('the time of the last activity is kept across a reload', { tags: ['session-37'] }, async () => {
  const at = Date.UTC(2026, 10, 20, 8);
  using it = aSession(
    { configuration: { autoLogoutMinutes: 10 } },
    { lastActivity: String(at - 8 * minute) },
  );
  it.stored.refreshToken.write(issueTokens(it.mock.database, ownGrant('employee')).refresh);
  it.session.start();
  await it.reach('signedIn');
  it.clock.advance(minute);
  expect(it.session.autoLogoutSeconds.value).toBe(60);
  it.act();
  expect(it.stored.lastActivity.read()).toBe(String(at + minute));
});

test(
  'a tab reopened after the limit shows the login, even if a ticket could sign in',
  { tags: ['session-37'] },
  async () => {
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
    expect(it.stored.autoLoggedOut.read()).toBe(true);
  },
);

test('an interactive sign-in counts as activity and replaces the stored time', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } }, { lastActivity: '1' });
  await signInAs(it, 'jana');
  expect(it.session.state.value).toMatchObject({ phase: 'signedIn' });
  expect(it.session.autoLogoutSeconds.value).toBe(null);
});

test.each([
  ['logOut', 'loggedOutElsewhere'],
  ['autoLogout', 'autoLogout'],
] as const)(
  'a %s in another tab of the same sign-in ends this session',
  { tags: ['session-33'] },
  async (reason, code) => {
    using it = aSession({
      configuration: { authenticationUrl: 'https://login.example/auth', autoLogoutMinutes: 10 },
      tokenSeconds: 100_000,
    });
    await signInAs(it, 'jana');
    it.clock.sleep(10 * minute);
    it.endElsewhere({ tenant: aTenant, userRef: '0001002', reason });
    it.endElsewhere({ tenant: 'http://other.test', userRef: '0001001', reason });
    expect(it.session.state.value.phase).toBe('signedIn');
    it.endElsewhere({ tenant: aTenant, userRef: '0001001', reason });
    expect(await it.reach('signedOut')).toMatchObject({ problem: { code } });
    expect(it.onEnded.mock.calls).toEqual([[reason]]);
    expect(it.stored.refreshToken.read()).toBeNull();
    expect(it.announced).toEqual([]);
  },
);

test(
  'an explicit or automatic logout is announced to the other tabs, an end by the server is not',
  { tags: ['session-33'] },
  async () => {
    using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
    const who = { tenant: aTenant, userRef: '0001001' };
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
  },
);

test.each([1 / 60, 0.5, 30 * 24 * 60, 2 ** 31, 2 ** 31 + 1, 1e300])(
  'a limit of %d minutes ends the session after that time, not earlier',
  { tags: ['session-35'] },
  async (minutes) => {
    using it = aSession({ configuration: { autoLogoutMinutes: minutes }, tokenSeconds: 1e308 });
    await signInAs(it, 'jana');
    const limitMs = Math.min(minutes * minute, 200 * 24 * 60 * minute);
    it.clock.advance(limitMs - 1);
    expect(it.session.state.value.phase).toBe('signedIn');
    it.clock.advance(1);
    expect(it.session.state.value.phase).toBe(minutes * minute <= limitMs ? 'signedOut' : 'signedIn');
  },
);

test('an automatic logout of a tab that slept does not end a tab in use', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 }, tokenSeconds: 100_000 });
  await signInAs(it, 'jana');
  it.clock.advance(8 * minute);
  it.act();
  it.clock.advance(2 * minute);
  it.endElsewhere({ tenant: aTenant, userRef: '0001001', reason: 'autoLogout' });
  expect(it.session.state.value.phase).toBe('signedIn');
});

test('a logout in another tab ends this session once it is signed in', { tags: ['session-33'] }, async () => {
  using it = aSession();
  it.stored.refreshToken.write(issueTokens(it.mock.database, ownGrant('employee')).refresh);
  it.session.start();
  it.endElsewhere({ tenant: aTenant, userRef: '0001001', reason: 'logOut' });
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'loggedOutElsewhere' } });
  it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
  await it.reach('signedIn');
});

test('the login shows the reason if leaving for the external page fails', async () => {
  using it = aSession({
    configuration: { authenticationUrl: 'https://login.example/auth', autoLogoutMinutes: 10 },
  });
  await signInAs(it, 'jana');
  it.clock.advance(10 * minute);
  await it.reach('redirecting');
  it.clock.advance(10_000);
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'autoLogout' } });
});

test('a tab that slept learns late about activity in another tab, and stays signed in', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 }, tokenSeconds: 100_000 });
  await signInAs(it, 'jana');
  const begin = it.clock.epochMs();
  it.clock.sleep(18 * minute);
  it.actElsewhere(begin + 9 * minute);
  it.actElsewhere(begin + 17 * minute);
  it.resume();
  expect(it.session.state.value).toMatchObject({ phase: 'signedIn' });
  expect(it.session.autoLogoutSeconds.value).toBe(null);
});

import { expect, test, vi } from 'vitest';
import { aSession, signInAs } from './session.fixtures.ts';

const minute = 60_000;

test('logging out removes token and user name, keeps the customer code, and returns to the login', async () => {
  using it = aSession({ configuration: { multiTenant: true } }, { customerCode: 'alfa', userName: 'jana' });
  await signInAs(it, 'jana');
  it.onPersonChanged.mockClear();
  it.session.logOut();
  expect(await it.reach('signedOut')).toMatchObject({ problem: null, rememberedUserName: '' });
  expect(it.stores.refreshToken.read()).toBeNull();
  expect(it.stores.userName.read()).toBeNull();
  expect(it.stores.customerCode.read()).toBe('alfa');
  expect(it.onPersonChanged).toHaveBeenCalledOnce();
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
  expect(it.session.getState()).toMatchObject({ autoLogoutInSeconds: null });
  it.clock.advance(1);
  expect(it.session.getState()).toMatchObject({ autoLogoutInSeconds: 60 });
  it.clock.advance(59_000);
  expect(it.session.getState()).toMatchObject({ autoLogoutInSeconds: 1 });
  it.clock.advance(1000);
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'autoLogout' } });
  expect(it.stores.refreshToken.read()).toBeNull();
});

test('activity in any tab, or staying signed in, takes the warning back', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  await signInAs(it, 'jana');
  it.clock.advance(9 * minute);
  it.act();
  expect(it.session.getState()).toMatchObject({ autoLogoutInSeconds: null });
  it.clock.advance(9 * minute);
  expect(it.session.getState()).toMatchObject({ autoLogoutInSeconds: 60 });
  it.session.staySignedIn();
  expect(it.session.getState()).toMatchObject({ autoLogoutInSeconds: null });
  it.clock.advance(9 * minute - 1);
  expect(it.session.getState()).toMatchObject({ phase: 'signedIn', autoLogoutInSeconds: null });
});

test.each(['wake', 'act'] as const)('after a sleep past the limit the first %s logs out', async (sign) => {
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
  expect(it.session.getState()).toMatchObject({ autoLogoutInSeconds: null });
  it.clock.advance(1);
  expect(it.session.getState()).toMatchObject({ autoLogoutInSeconds: 30 });
});

test('zero minutes switch automatic logout off', async () => {
  using it = aSession({ tokenSeconds: 1_000_000 });
  await signInAs(it, 'jana');
  it.clock.advance(24 * 60 * minute);
  expect(it.session.getState()).toMatchObject({ phase: 'signedIn', autoLogoutInSeconds: null });
});

test('after the end nothing counts on', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  await signInAs(it, 'jana');
  it.session.logOut();
  const state = await it.reach('signedOut');
  it.clock.advance(60 * minute);
  await vi.waitFor(() => expect(it.session.getState()).toBe(state));
});

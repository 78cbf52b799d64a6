import { describe, expect, test } from 'vitest';
import type { SessionTest } from './session.fixtures.ts';
import { aSession, signInAs } from './session.fixtures.ts';

describe('after an automatic logout', () => {
  const windows = { startup: { canRunWindowsAuth: true }, windowsIdentity: 'employee' } as const;
  const isAsked = (it: SessionTest) => it.calls.some((call) => call.includes('Ticket'));

  test(
    'a reload does not sign in by Windows identity, a press does, and the next reload signs in again',
    { tags: ['session-59'] },
    async () => {
      using it = aSession(windows);
      it.stored.autoLoggedOut.write(true);
      it.session.start();
      expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'autoLogout' } });
      expect(isAsked(it)).toBe(false);
      it.session.signInByIdentity();
      expect((await it.reach('signedIn')).identity.personRef).toBe('0001001');
      expect(it.stored.autoLoggedOut.read()).toBeNull();
    },
  );

  test('a reload does not leave for the organisation’s sign-in', { tags: ['session-59'] }, async () => {
    using it = aSession({
      startup: { isDelegatedAuthEnabled: true, delegatedAuthStyle: 0 },
      configuration: { authenticationUrl: 'https://login.example/auth?client=7' },
    });
    it.stored.autoLoggedOut.write(true);
    it.session.start();
    await it.reach('signedOut');
    expect(it.left).toEqual([]);
    it.session.signInByIdentity();
    await it.reach('redirecting');
    expect(it.left).toHaveLength(1);
    expect(it.stored.autoLoggedOut.read()).toBeNull();
  });

  test(
    'inactivity is remembered in the tab until a password signs in',
    { tags: ['session-59'] },
    async () => {
      using it = aSession({ configuration: { autoLogoutMinutes: 5 } });
      await signInAs(it, 'jana');
      expect(it.stored.autoLoggedOut.read()).toBeNull();
      it.clock.advance(6 * 60_000);
      await it.reach('signedOut');
      expect(it.stored.autoLoggedOut.read()).toBe(true);
      it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
      await it.reach('signedIn');
      expect(it.stored.autoLoggedOut.read()).toBeNull();
    },
  );

  test('a logout by hand does not need a press', { tags: ['session-59'] }, async () => {
    using it = aSession();
    await signInAs(it, 'jana');
    it.session.logOut();
    expect(it.stored.autoLoggedOut.read()).toBeNull();
  });
});

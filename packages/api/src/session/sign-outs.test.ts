import { issueTokens, ownGrant } from '@selfservice/mock-server/core/database';
import { expect, test } from 'vitest';
import { createSignOuts } from './sign-outs.ts';
import type { SessionTest } from './session.fixtures.ts';
import { aTenant, aSession, aStored, signInAs } from './session.fixtures.ts';
import type { SignOut } from './session.ts';

const at = Date.UTC(2026, 10, 20, 8);
const jana = { tenant: aTenant, userRef: '0001001', ownRef: '0001001' };
const loggedOut = (moment: number, more: Partial<SignOut> = {}): SignOut => {
  return { tenant: aTenant, userRef: '0001001', reason: 'logOut', at: moment, ...more };
};

/** Restores a tab that was closed while Jana was signed in. */
function aRestoredTab(signOuts: readonly SignOut[], since = at - 60_000): SessionTest {
  const it = aSession({ configuration: { autoLogoutMinutes: 10 } }, { lastActivity: String(at - 1000) });
  it.stored.refreshToken.write(issueTokens(it.mock.database, ownGrant('employee')).refresh);
  it.stored.signIn.write({ ...jana, since });
  it.stored.signOuts.write(signOuts);
  it.session.start();
  return it;
}

test(
  'a restored tab of a logged-out user shows the login without using its refresh token',
  { tags: ['session-34'] },
  async () => {
    using it = aRestoredTab([loggedOut(at - 30_000)]);
    expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'loggedOutBefore' } });
    expect(it.calls.some((call) => call.endsWith('/Token'))).toBe(false);
    expect(it.stored.refreshToken.read()).toBeNull();
    expect(it.onEnded.mock.calls).toEqual([['logOut']]);
  },
);

test.each([
  ['the logout of another user', loggedOut(at - 30_000, { userRef: '0001002' })],
  ['the logout of another customer', loggedOut(at - 30_000, { tenant: `${aTenant} alfa` })],
  ['a logout before the sign-in', loggedOut(at - 90_000)],
  ['an automatic logout while the user was active here', loggedOut(at - 500, { reason: 'autoLogout' })],
])('a restored tab stays signed in after %s', { tags: ['session-34'] }, async (_what, signOut) => {
  using it = aRestoredTab([signOut]);
  expect((await it.reach('signedIn')).identity.userName).toBe('jana');
});

test('an explicit logout takes precedence over a later automatic one', async () => {
  using it = aRestoredTab([loggedOut(at - 30_000), loggedOut(at - 500, { reason: 'autoLogout' })]);
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'loggedOutBefore' } });
});

test.each(['resume', 'restore'] as const)(
  'a page that returns by %s shows the login if the user has logged out meanwhile',
  { tags: ['session-34'] },
  async (way) => {
    using it = aSession();
    await signInAs(it, 'tomas');
    it.session.selectPerson('0002004');
    await it.reach('signedIn');
    it.stored.signOuts.write([loggedOut(it.clock.epochMs() + 1, { userRef: '0001004' })]);
    it[way]();
    expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'loggedOutBefore' } });
  },
);

test('an earlier logout does not count after a new sign-in, even if the clock was set back', async () => {
  using it = aSession();
  it.stored.signOuts.write([loggedOut(at + 3_600_000)]);
  await signInAs(it, 'jana');
  it.resume();
  it.restore();
  expect(it.session.state.value.phase).toBe('signedIn');
  it.session.logOut();
  expect(it.stored.signOuts.read()).toEqual([loggedOut(at + 3_600_001)]);
});

test('a reload during a sign-in continues it despite an earlier logout', async () => {
  using it = aSession();
  it.stored.signOuts.write([loggedOut(at - 1)]);
  it.session.start();
  await it.reach('signedOut');
  it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
  await expect.poll(() => it.stored.refreshToken.read()).not.toBeNull();
  expect(it.stored.signIn.read()).toMatchObject({ since: at });
  await it.reach('signedIn');
});

test(
  'a logout is stored for the user, whichever employment was in use, and an end by the server is not',
  { tags: ['session-34'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'tomas');
    it.session.selectPerson('0002004');
    await expect.poll(() => it.scope().identity.personRef).toBe('0002004');
    it.session.logOut();
    expect(it.stored.signOuts.read()).toMatchObject([{ userRef: '0001004', reason: 'logOut' }]);
    it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
    await it.reach('signedIn');
    it.mock.database.refreshTokens.clear();
    it.clock.advance(3_600_000);
    await it.reach('signedOut');
    expect(it.stored.signOuts.read()).toHaveLength(1);
  },
);

test('the device stores the last hundred logouts', () => {
  const stored = aStored<readonly SignOut[]>();
  const signOuts = createSignOuts(stored, { epochMs: () => at });
  for (let number = 0; number < 120; number++)
    signOuts.add({ ...jana, userRef: String(number), since: 0 }, 'logOut');
  expect(stored.read()?.map(({ userRef }) => userRef)).toEqual(
    Array.from({ length: 100 }, (_, number) => String(number + 20)),
  );
});

import { issueTicket, issueTokens, ownGrant } from '@selfservice/mock-server/core/database';
import { expect, test } from 'vitest';
import { aSession, aTenant, signInAs } from './session.fixtures.ts';
import type { SessionTest } from './session.fixtures.ts';

/** Creates a duplicated tab, whose original is open and signed in with the second employment. */
function aCopy(scenario: Parameters<typeof aSession>[0] = {}): SessionTest & { original: string } {
  const it = aSession(scenario);
  const grant = { ...ownGrant('twoEmployments'), ref: '0002004' };
  const original = issueTokens(it.mock.database, grant).refresh;
  it.stored.refreshToken.write(original);
  it.stored.signIn.write({ tenant: aTenant, userRef: '0001004', since: 7, ownRef: '0002004' });
  it.tab.isCopy = true;
  return Object.assign(it, { original });
}

test(
  'a copy gets its own token by a ticket of the original, for the same person and sign-in',
  { tags: ['session-40'] },
  async () => {
    using it = aCopy();
    it.tab.ticket = issueTicket(it.mock.database, { ...ownGrant('twoEmployments'), ref: '0002004' });
    it.session.start();
    expect((await it.reach('signedIn')).identity.personRef).toBe('0002004');
    expect(it.stored.refreshToken.read()).not.toBe(it.original);
    expect(it.mock.database.refreshTokens.has(it.original)).toBe(true);
    expect(it.stored.signIn.read()?.since).toBe(7);
    expect(it.tab.begun).toBe(1);
  },
);

test(
  'a copy without a ticket from the original shows a problem and leaves the refresh token to the original',
  { tags: ['session-40'] },
  async () => {
    using it = aCopy();
    it.session.start();
    expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'tabCopied' } });
    expect(it.stored.refreshToken.read()).toBeNull();
    expect(it.mock.database.refreshTokens.has(it.original)).toBe(true);
    expect(it.calls.some((call) => call.endsWith('/Token'))).toBe(false);
  },
);

test('a copy without a ticket from the original tries the identity of the browser', async () => {
  using it = aCopy({ startup: { canRunWindowsAuth: true }, windowsIdentity: 'twoEmployments' });
  it.session.start();
  expect((await it.reach('signedIn')).identity.personRef).toBe('0001004');
});

test('a copy with a refused ticket shows a problem', async () => {
  using it = aCopy();
  it.tab.ticket = 'used-before';
  it.session.start();
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'tabCopied' } });
});

test('the original gives a ticket for its selected person while it is signed in', async () => {
  using it = aSession();
  await expect(it.askHere()).resolves.toBeNull();
  await signInAs(it, 'tomas');
  const ticket = await it.askHere();
  expect(it.mock.database.tickets.get(ticket ?? '')).toMatchObject({ ref: '0001004' });
  it.session.logOut();
  await expect(it.askHere()).resolves.toBeNull();
});

test(
  'a page restored from the history after another page of the tab has renewed is loaded again and touches nothing',
  { tags: ['session-30'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'jana');
    const before = it.stored.refreshToken.read() ?? '';
    const { refresh } = issueTokens(it.mock.database, ownGrant('employee'), before);
    it.stored.refreshToken.write(refresh);
    it.restore();
    it.resume();
    it.clock.advance(24 * 60 * 60_000);
    expect(it.reloads.count).toBe(1);
    expect(it.stored.refreshToken.read()).toBe(refresh);
    expect(it.mock.database.refreshTokens.has(refresh)).toBe(true);
  },
);

test(
  'a page restored from the history after a logout and another user’s sign-in in the tab leaves that sign-in alone',
  { tags: ['session-38'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'jana');
    const signOut = it.stored.signIn.read();
    if (!signOut) throw new Error('The sign-in of the tab is not stored.');
    it.stored.signOuts.write([{ ...signOut, reason: 'logOut', at: signOut.since + 1 }]);
    const { refresh } = issueTokens(it.mock.database, ownGrant('approver'));
    it.stored.refreshToken.write(refresh);
    it.restore();
    it.resume();
    expect(it.reloads.count).toBe(1);
    expect(it.stored.refreshToken.read()).toBe(refresh);
  },
);

test('a login restored from the history after a sign-in in its tab is loaded again', async () => {
  using it = aSession();
  it.session.start();
  await it.reach('signedOut');
  it.restore();
  expect(it.reloads.count).toBe(0);
  it.stored.refreshToken.write(issueTokens(it.mock.database, ownGrant('employee')).refresh);
  it.restore();
  expect(it.reloads.count).toBe(1);
});

test('a page restored from the history while a copy uses its sign-in shows a problem', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  it.restore();
  expect(it.session.state.value.phase).toBe('signedIn');
  it.tab.isCopy = true;
  it.restore();
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'tabCopied' } });
});

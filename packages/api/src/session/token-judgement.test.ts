import { ownGrant } from '@selfservice/mock-server/core/database';
import { expect, test, vi } from 'vitest';
import { aSession, signInAs } from './session.fixtures.ts';

const hour = 3_600_000;

test(
  'a renewed token that demands no new password leaves the forced change',
  { tags: ['session-39'] },
  async () => {
    using it = aSession();
    it.session.start();
    await it.reach('signedOut');
    it.session.signIn({ userName: 'marek', password: 'demo', isRemembered: false });
    await it.reach('passwordChange');
    it.mock.database.mustChangePassword.clear();
    it.clock.advance(hour - 30_000);
    expect((await it.reach('signedIn')).people).not.toEqual([]);
  },
);

test('a refused renewal after the forced change does not end the following sign-in', async () => {
  using it = aSession();
  it.session.start();
  await it.reach('signedOut');
  it.session.signIn({ userName: 'marek', password: 'demo', isRemembered: false });
  await it.reach('passwordChange');
  it.mock.database.mustChangePassword.clear();
  it.mock.database.refreshTokens.clear();
  it.session.finishPasswordChange('demo');
  it.clock.advance(hour);
  expect((await it.reach('signedIn')).identity.userName).toBe('marek');
});

test(
  'a renewed token that demands a new password shows the forced change',
  { tags: ['session-39'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'jana');
    const before = it.scope();
    it.mock.database.mustChangePassword.add('employee');
    it.clock.advance(hour - 30_000);
    const { scope } = await it.reach('passwordChange');
    expect(before.signal.aborted).toBe(true);
    expect(scope.signal.aborted).toBe(false);
  },
);

test(
  'a renewed token without the run action ends the session with the message of the refusal',
  { tags: ['session-41'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'jana');
    const { scenario } = it.mock.database;
    it.mock.database.scenario = { ...scenario, invisibleActions: ['SelfServiceApp_Run'] };
    it.clock.advance(hour - 30_000);
    expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'appUsageNotAllowed' } });
    expect(it.stored.refreshToken.read()).toBeNull();
  },
);

test('a renewed token for another person begins another scope', { tags: ['session-21'] }, async () => {
  using it = aSession();
  await signInAs(it, 'tomas');
  const before = it.scope();
  const { refreshTokens } = it.mock.database;
  const other = { ...ownGrant('twoEmployments'), ref: '0002004' };
  for (const token of refreshTokens.keys()) refreshTokens.set(token, other);
  it.clock.advance(hour - 30_000);
  await vi.waitFor(() => expect(before.signal.aborted).toBe(true));
  expect(it.session.state.value).toMatchObject({
    phase: 'signedIn',
    identity: { personRef: '0002004' },
    selected: { personRef: '0002004' },
  });
});

test('a renewed token for the same person continues in the same scope', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const before = it.scope();
  const kept = it.stored.refreshToken.read();
  it.clock.advance(hour - 30_000);
  await vi.waitFor(() => expect(it.stored.refreshToken.read()).not.toBe(kept));
  expect(it.scope()).toBe(before);
});

test.each([
  ['SelfServiceApp_Run is disabled for them', { disabledActions: ['SelfServiceApp_Run'] }],
  ['SelfServiceApp_Run is hidden from them', { invisibleActions: ['SelfServiceApp_Run'] }],
])('a change to a person is refused with a message if %s', async (_why, actions) => {
  using it = aSession();
  await signInAs(it, 'tomas');
  it.mock.database.scenario = { ...it.mock.database.scenario, ...actions };
  it.session.selectPerson('0002004');
  await vi.waitFor(() => expect(it.onPersonRefused.mock.calls).toEqual([[{ code: 'appUsageNotAllowed' }]]));
  expect(it.session.state.value).toMatchObject({
    phase: 'signedIn',
    identity: { personRef: '0001004' },
    isChangingPerson: false,
  });
  expect(it.onError).not.toHaveBeenCalled();
});

test('a change to a person whose token demands a new password shows the forced change', async () => {
  using it = aSession();
  await signInAs(it, 'tomas');
  it.mock.database.mustChangePassword.add('twoEmployments');
  it.session.selectPerson('0002004');
  expect((await it.reach('passwordChange')).identity.personRef).toBe('0002004');
});

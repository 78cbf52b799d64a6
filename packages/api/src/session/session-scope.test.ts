import { issueTokens, ownGrant } from '@selfservice/mock-server/core/database';
import { HttpResponse, delay, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { SessionEndedError } from '../core/errors.ts';
import { getUserList } from './session.wire.ts';
import { aSession, signInAs } from './session.fixtures.ts';
import type { SessionTest } from './session.fixtures.ts';

const hour = 3_600_000;

/** Sends a call before each end, as what waits does, and remembers with which token and what came of it. */
async function aWaitingWrite(it: SessionTest, userName: string) {
  await signInAs(it, userName);
  const { transport, onBeforeEnd } = it.scope();
  const bearer = `Bearer ${[...it.mock.database.accessTokens.keys()].at(-1)}`;
  const tokens: (string | null)[] = [];
  it.mock.server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/GetUserList')) tokens.push(request.headers.get('Authorization'));
  });
  const responses: Promise<unknown>[] = [];
  let isWaiting = true;
  onBeforeEnd(() => {
    if (isWaiting) responses.push(transport.call(getUserList, {}, { keepalive: true }));
    isWaiting = false;
  });
  return { responses, tokens, bearer };
}

test('what waits is sent once at logout, with the token of its scope, and is answered', async () => {
  using it = aSession();
  const { responses, tokens, bearer } = await aWaitingWrite(it, 'jana');
  it.session.logOut();
  await it.reach('signedOut');
  await expect(responses[0]).resolves.toHaveLength(1);
  expect(tokens).toEqual([bearer]);
});

test('and at automatic logout', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  const { responses, tokens, bearer } = await aWaitingWrite(it, 'jana');
  it.clock.advance(10 * 60_000);
  await it.reach('signedOut');
  await expect(responses[0]).resolves.toHaveLength(1);
  expect(tokens).toEqual([bearer]);
});

test('and at a change of person, as the person before', async () => {
  using it = aSession();
  const { responses, tokens, bearer } = await aWaitingWrite(it, 'tomas');
  it.session.selectPerson('0002004');
  await vi.waitFor(() => expect(it.session.getState()).toMatchObject({ identity: { personRef: '0002004' } }));
  await expect(responses[0]).resolves.toHaveLength(2);
  expect(tokens).toEqual([bearer]);
});

test('and when the renewal is refused, with the token that may still hold', async () => {
  using it = aSession();
  const { responses, tokens, bearer } = await aWaitingWrite(it, 'jana');
  it.mock.database.refreshTokens.clear();
  it.clock.advance(hour - 30_000);
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'sessionExpired' } });
  await expect(responses[0]).resolves.toHaveLength(1);
  expect(tokens).toEqual([bearer]);
});

test('nothing ends where nobody goes', async () => {
  using it = aSession();
  await signInAs(it, 'tomas');
  const onEnd = vi.fn<() => void>();
  it.scope().onBeforeEnd(onEnd);
  it.session.selectPerson('0001004');
  it.session.selectPerson('9999999');
  expect(onEnd).not.toHaveBeenCalled();
});

test('a call of a scope that has ended is not sent for whoever is signed in now', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const { transport } = it.scope();
  it.session.logOut();
  it.session.signIn({ userName: 'petr', password: 'demo', isRemembered: false });
  await it.reach('signedIn');
  const before = it.calls.length;
  await expect(transport.call(getUserList, {})).rejects.toBeInstanceOf(SessionEndedError);
  expect(it.calls).toHaveLength(before);
});

test('a late 401 is not repeated for the next person', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  let arrive = () => {};
  const tokens: (string | null)[] = [];
  it.mock.server.use(
    http.get('*/GetUserList', async ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return new HttpResponse(null, { status: 401 });
    }),
  );
  const late = it.scope().transport.call(getUserList, {}, { keepalive: true });
  await vi.waitFor(() => expect(tokens).toHaveLength(1));
  it.session.logOut();
  it.mock.server.resetHandlers();
  it.session.signIn({ userName: 'petr', password: 'demo', isRemembered: false });
  await it.reach('signedIn');
  const begun = it.calls.length;
  arrive();
  await expect(late).rejects.toBeInstanceOf(SessionEndedError);
  expect(it.calls).toHaveLength(begun);
});

test('a call under way ends with its scope', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  it.mock.server.use(http.get('*/GetUserList', () => delay('infinite')));
  const call = it.scope().transport.call(getUserList, {});
  it.session.logOut();
  await expect(call).rejects.toBeInstanceOf(SessionEndedError);
});

test('a renewed token that demands another password leads to the forced change', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const before = it.scope();
  it.mock.database.mustChangePassword.add('employee');
  it.clock.advance(hour - 30_000);
  const { scope } = await it.reach('passwordChange');
  expect(before.signal.aborted).toBe(true);
  expect(scope.signal.aborted).toBe(false);
});

test('a renewed token without the run action ends the session in the words of the refusal', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const { scenario } = it.mock.database;
  it.mock.database.scenario = { ...scenario, invisibleActions: ['SelfServiceApp_Run'] };
  it.clock.advance(hour - 30_000);
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'appUsageNotAllowed' } });
  expect(it.stores.refreshToken.read()).toBeNull();
});

test('a renewed token for another person begins another scope', async () => {
  using it = aSession();
  await signInAs(it, 'tomas');
  const before = it.scope();
  const { refreshTokens } = it.mock.database;
  const other = { ...ownGrant('twoEmployments'), ref: '0002004' };
  for (const token of refreshTokens.keys()) refreshTokens.set(token, other);
  it.clock.advance(hour - 30_000);
  await vi.waitFor(() => expect(before.signal.aborted).toBe(true));
  expect(it.session.getState()).toMatchObject({
    phase: 'signedIn',
    identity: { personRef: '0002004' },
    selected: { personRef: '0002004' },
  });
});

test('a renewed token for the same person goes on in the same scope', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const before = it.scope();
  const kept = it.stores.refreshToken.read();
  it.clock.advance(hour - 30_000);
  await vi.waitFor(() => expect(it.stores.refreshToken.read()).not.toBe(kept));
  expect(it.scope()).toBe(before);
});

test.each([
  ['SelfServiceApp_Run is disabled for them', { disabledActions: ['SelfServiceApp_Run'] }],
  ['SelfServiceApp_Run is hidden from them', { invisibleActions: ['SelfServiceApp_Run'] }],
])('a change to a person is refused in words where %s', async (_why, actions) => {
  using it = aSession();
  await signInAs(it, 'tomas');
  it.mock.database.scenario = { ...it.mock.database.scenario, ...actions };
  it.session.selectPerson('0002004');
  await vi.waitFor(() => expect(it.onPersonRefused.mock.calls).toEqual([[{ code: 'appUsageNotAllowed' }]]));
  expect(it.session.getState()).toMatchObject({
    phase: 'signedIn',
    identity: { personRef: '0001004' },
    isChangingPerson: false,
  });
  expect(it.onError).not.toHaveBeenCalled();
});

test('a change to a person whose token demands another password leads to the forced change', async () => {
  using it = aSession();
  await signInAs(it, 'tomas');
  it.mock.database.mustChangePassword.add('twoEmployments');
  it.session.selectPerson('0002004');
  expect((await it.reach('passwordChange')).identity.personRef).toBe('0002004');
});

test('every token call carries the customer code that the sign-in began with', async () => {
  using it = aSession({ configuration: { multiTenant: true }, tokenSeconds: 600 }, { customerCode: 'alfa' });
  const codes: (string | null)[] = [];
  it.mock.server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/Token'))
      void request
        .clone()
        .text()
        .then((body) => codes.push(new URLSearchParams(body).get('customerCode')));
  });
  await signInAs(it, 'tomas');
  // Another tab of this device has signed in elsewhere.
  it.stores.customerCode.write('beta');
  it.clock.advance(570_000);
  await vi.waitFor(() => expect(codes).toHaveLength(3));
  it.session.selectPerson('0002004');
  await vi.waitFor(() => expect(codes).toHaveLength(4));
  expect(codes).toEqual(['alfa', 'alfa', 'alfa', 'alfa']);
});

test('and after a reload still does', async () => {
  using it = aSession({ configuration: { multiTenant: true } }, { customerCode: 'beta', signInCode: 'alfa' });
  it.stores.refreshToken.write(issueTokens(it.mock.database, ownGrant('employee')).refresh);
  it.session.start();
  expect((await it.reach('signedIn')).identity.userName).toBe('jana');
});

test('the customer code cannot be changed while a sign-in runs', async () => {
  using it = aSession({ configuration: { multiTenant: true } }, { customerCode: 'alfa' });
  it.session.start();
  await it.reach('signedOut');
  it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
  it.session.changeCustomerCode();
  expect(it.session.getState()).toMatchObject({ phase: 'signedOut', step: 'credentials', isBusy: true });
  await it.reach('signedIn');
});

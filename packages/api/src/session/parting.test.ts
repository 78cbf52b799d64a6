import { expect, test, vi } from 'vitest';
import { getUserList } from './session.wire.ts';
import { aSession, signInAs } from './session.fixtures.ts';

/** Calls the backend at each parting and remembers how that ends and with which token. */
async function aPartingCall(it: ReturnType<typeof aSession>, userName: string) {
  await signInAs(it, userName);
  const before = [...it.mock.database.accessTokens.keys()].at(-1);
  const tokens: (string | null)[] = [];
  it.mock.server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/GetUserList')) tokens.push(request.headers.get('Authorization'));
  });
  const answers: Promise<unknown>[] = [];
  it.onParting.mockImplementation(() => {
    answers.push(it.session.transport.call(getUserList, {}, { keepalive: true }));
  });
  return { answers, tokens, bearer: `Bearer ${before}` };
}

test('what waits is sent at logout with the token that still holds, and is answered', async () => {
  using it = aSession();
  const { answers, tokens, bearer } = await aPartingCall(it, 'jana');
  it.session.logOut();
  expect(await it.reach('signedOut')).toMatchObject({ problem: null });
  await expect(answers[0]).resolves.toHaveLength(1);
  expect(tokens).toEqual([bearer]);
});

test('and at automatic logout', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  const { answers, tokens, bearer } = await aPartingCall(it, 'jana');
  it.clock.advance(10 * 60_000);
  await it.reach('signedOut');
  await expect(answers[0]).resolves.toHaveLength(1);
  expect(tokens).toEqual([bearer]);
});

test('a change of person sends it as the person before', async () => {
  using it = aSession();
  const { answers, tokens, bearer } = await aPartingCall(it, 'tomas');
  it.session.selectPerson('0002004');
  await vi.waitFor(() =>
    expect(it.session.getState()).toMatchObject({
      identity: { personRef: '0002004' },
      isChangingPerson: false,
    }),
  );
  await expect(answers[0]).resolves.toHaveLength(2);
  expect(tokens).toEqual([bearer]);
  expect(it.onParting).toHaveBeenCalledOnce();
});

test('nothing parts where nobody goes', async () => {
  using it = aSession();
  it.session.start();
  await it.reach('signedOut');
  it.session.logOut();
  it.session.signIn({ userName: 'tomas', password: 'demo', isRemembered: false });
  await it.reach('signedIn');
  it.session.selectPerson('0001004');
  it.session.selectPerson('9999999');
  expect(it.onParting).not.toHaveBeenCalled();
});

test('a session that the server has ended has no token left to send anything with', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  it.mock.database.refreshTokens.clear();
  it.clock.advance(3_600_000);
  await it.reach('signedOut');
  expect(it.onParting).not.toHaveBeenCalled();
});

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
  await vi.waitFor(() => expect(it.session.get()).toMatchObject({ identity: { personRef: '0002004' } }));
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

/** Lets the next user list wait, then refuses it with 401. Returns what lets it go. */
function aLateRefusal(it: SessionTest) {
  const authorizations: string[] = [];
  let arrive = () => {};
  it.mock.server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/GetUserList')) authorizations.push(request.headers.get('authorization') ?? '');
  });
  it.mock.server.use(
    http.get(
      '*/GetUserList',
      async () => {
        await new Promise<void>((resolve) => {
          arrive = resolve;
        });
        return new HttpResponse(null, { status: 401 });
      },
      { once: true },
    ),
  );
  const personOf = (bearer: string | undefined) =>
    it.mock.database.accessTokens.get((bearer ?? '').replace('Bearer ', ''))?.person;
  return { authorizations, personOf, arrive: () => arrive() };
}

test('a late 401 of a read is not repeated for the next person', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const { authorizations, arrive } = aLateRefusal(it);
  const { signal } = new AbortController();
  const late = it.scope().transport.call(getUserList, {}, { signal });
  await vi.waitFor(() => expect(authorizations).toHaveLength(1));
  it.session.logOut();
  arrive();
  await expect(late).rejects.toBeInstanceOf(SessionEndedError);
  expect(authorizations).toHaveLength(1);
});

test('a late 401 of a write is repeated for whom it was begun, whoever is there now', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const { authorizations, personOf, arrive } = aLateRefusal(it);
  const late = it.scope().transport.call(getUserList, {}, { keepalive: true });
  await vi.waitFor(() => expect(authorizations).toHaveLength(1));
  it.session.logOut();
  it.session.signIn({ userName: 'petr', password: 'demo', isRemembered: false });
  await it.reach('signedIn');
  const kept = it.stored.refreshToken.read();
  const before = authorizations.length;
  arrive();
  await expect(late).resolves.toHaveLength(1);
  expect(authorizations.slice(before).map(personOf)).toEqual(['employee']);
  expect(it.stored.refreshToken.read()).toBe(kept);
});

test('what waited is sent at a logout with an expired token too', async () => {
  using it = aSession();
  const { responses } = await aWaitingWrite(it, 'jana');
  it.mock.database.accessTokens.clear();
  it.session.logOut();
  await it.reach('signedOut');
  await expect(responses[0]).resolves.toHaveLength(1);
});

test('who throws at the end keeps nobody signed in', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const { signal, onBeforeEnd } = it.scope();
  onBeforeEnd(() => {
    throw new Error('Oh');
  });
  it.session.logOut();
  expect(await it.reach('signedOut')).toMatchObject({ problem: null });
  expect(signal.aborted).toBe(true);
  expect(it.onError).toHaveBeenCalledExactlyOnceWith(new Error('Oh'));
});

test('a call under way ends with its scope', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  it.mock.server.use(http.get('*/GetUserList', () => delay('infinite')));
  const { signal } = new AbortController();
  const call = it.scope().transport.call(getUserList, {}, { signal });
  it.session.logOut();
  await expect(call).rejects.toBeInstanceOf(SessionEndedError);
});

test('what belongs to a sign-in is made once, and is told of its end', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const create = vi.fn<(ended: AbortSignal) => { ended: AbortSignal }>((ended) => ({ ended }));
  const { own } = it.scope();
  const value = own('key', create);
  expect(own('key', create)).toBe(value);
  expect(own('another key', create)).not.toBe(value);
  expect(value.ended.aborted).toBe(false);
  it.session.logOut();
  expect(value.ended.aborted).toBe(true);
  await signInAs(it, 'jana');
  expect(it.scope().own('key', create)).not.toBe(value);
});

import { HttpResponse, delay, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { SessionEndedError } from '../core/errors.ts';
import { getUserList } from './session.wire.ts';
import { aSession, signInAs } from './session.fixtures.ts';
import type { SessionTest } from './session.fixtures.ts';

const hour = 3_600_000;

/** Sends a call before the end of the scope, as a pending write does. Returns the responses and the tokens of the calls. */
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

test(
  'a pending write is sent once at logout with the token of its scope',
  { tags: ['session-38'] },
  async () => {
    using it = aSession();
    const { responses, tokens, bearer } = await aWaitingWrite(it, 'jana');
    it.session.logOut();
    await it.reach('signedOut');
    await expect(responses[0]).resolves.toHaveLength(1);
    expect(tokens).toEqual([bearer]);
  },
);

test('a pending write is sent at automatic logout', { tags: ['session-38'] }, async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  const { responses, tokens, bearer } = await aWaitingWrite(it, 'jana');
  it.clock.advance(10 * 60_000);
  await it.reach('signedOut');
  await expect(responses[0]).resolves.toHaveLength(1);
  expect(tokens).toEqual([bearer]);
});

test(
  'a pending write is sent at a change of person with the token of the previous person',
  { tags: ['session-38'] },
  async () => {
    using it = aSession();
    const { responses, tokens, bearer } = await aWaitingWrite(it, 'tomas');
    it.session.selectPerson('0002004');
    await vi.waitFor(() =>
      expect(it.session.state.value).toMatchObject({ identity: { personRef: '0002004' } }),
    );
    await expect(responses[0]).resolves.toHaveLength(2);
    expect(tokens).toEqual([bearer]);
  },
);

test('another person ends the scope but not the sign-in, which a logout by the time does', async () => {
  using it = aSession({ configuration: { autoLogoutMinutes: 10 } });
  await signInAs(it, 'tomas');
  const before = it.scope();
  it.session.selectPerson('0002004');
  await vi.waitFor(() => expect(it.scope().identity.personRef).toBe('0002004'));
  expect([before.signal.aborted, before.hasEnded()]).toEqual([true, false]);
  it.clock.advance(10 * 60_000);
  await it.reach('signedOut');
  expect(before.hasEnded()).toBe(true);
});

test('a pending write is sent after a refused renewal with the token that may still be valid', async () => {
  using it = aSession();
  const { responses, tokens, bearer } = await aWaitingWrite(it, 'jana');
  it.mock.database.refreshTokens.clear();
  it.clock.advance(hour - 30_000);
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'sessionExpired' } });
  await expect(responses[0]).resolves.toHaveLength(1);
  expect(tokens).toEqual([bearer]);
});

test('choosing the selected or an unknown person does not end the scope', async () => {
  using it = aSession();
  await signInAs(it, 'tomas');
  const onEnd = vi.fn<() => void>();
  it.scope().onBeforeEnd(onEnd);
  it.session.selectPerson('0001004');
  it.session.selectPerson('9999999');
  expect(onEnd).not.toHaveBeenCalled();
});

test(
  'a call of an ended scope is not sent for the user who is signed in now',
  { tags: ['session-38'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'jana');
    const { transport } = it.scope();
    it.session.logOut();
    it.session.signIn({ userName: 'petr', password: 'demo', isRemembered: false });
    await it.reach('signedIn');
    const before = it.calls.length;
    await expect(transport.call(getUserList, {})).rejects.toBeInstanceOf(SessionEndedError);
    expect(it.calls).toHaveLength(before);
  },
);

/** Delays the next user list, then refuses it with 401. Returns a function that lets the response arrive. */
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

test(
  'a read refused with a late 401 is not repeated for the next person',
  { tags: ['session-38'] },
  async () => {
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
  },
);

test('a write refused with a late 401 is repeated for its own user after another user has signed in', async () => {
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

test('a pending write is sent at a logout with an expired token too', async () => {
  using it = aSession();
  const { responses } = await aWaitingWrite(it, 'jana');
  it.mock.database.accessTokens.clear();
  it.session.logOut();
  await it.reach('signedOut');
  await expect(responses[0]).resolves.toHaveLength(1);
});

test('a callback that throws at the end does not keep the user signed in', async () => {
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

test('a running call ends with its scope', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  it.mock.server.use(http.get('*/GetUserList', () => delay('infinite')));
  const { signal } = new AbortController();
  const call = it.scope().transport.call(getUserList, {}, { signal });
  it.session.logOut();
  await expect(call).rejects.toBeInstanceOf(SessionEndedError);
});

test('a session value is created once, and its signal is aborted at the end', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const create = vi.fn<(ended: AbortSignal) => { ended: AbortSignal }>((ended) => ({ ended }));
  const { sessionValue } = it.scope();
  const value = sessionValue('key', create);
  expect(sessionValue('key', create)).toBe(value);
  expect(sessionValue('another key', create)).not.toBe(value);
  expect(value.ended.aborted).toBe(false);
  it.session.logOut();
  expect(value.ended.aborted).toBe(true);
  await signInAs(it, 'jana');
  expect(it.scope().sessionValue('key', create)).not.toBe(value);
});

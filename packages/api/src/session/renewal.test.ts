import { failing } from '@selfservice/mock-server/core/failure';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { NetworkError, SessionEndedError } from '../core/errors.ts';
import { getDashboardData } from '../dashboard/dashboard.wire.ts';
import { aSession, signInAs } from './session.fixtures.ts';
import type { SessionTest } from './session.fixtures.ts';

const tokenCalls = (it: SessionTest) => it.calls.filter((call) => call === 'POST /Token').length;
const hour = 3_600_000;

test('a token is renewed 30 seconds before it expires, not earlier', { tags: ['session-23'] }, async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const before = tokenCalls(it);
  it.clock.advance(hour - 30_001);
  expect(tokenCalls(it)).toBe(before);
  it.clock.advance(1);
  await vi.waitFor(() => expect(tokenCalls(it)).toBe(before + 1));
});

test('a renewal without a network is repeated until it succeeds', { tags: ['session-24'] }, async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const kept = it.stored.refreshToken.read();
  it.mock.database.scenario = { ...it.mock.database.scenario, isOffline: true };
  const begin = tokenCalls(it);
  it.clock.advance(hour - 30_000);
  await vi.waitFor(() => expect(tokenCalls(it)).toBe(begin + 1));
  await it.settled();
  it.mock.database.scenario = { ...it.mock.database.scenario, isOffline: false };
  it.clock.advance(2000);
  await vi.waitFor(() => expect(it.stored.refreshToken.read()).not.toBe(kept));
  expect(it.session.state.value.phase).toBe('signedIn');
});

test.each([408, 425, 429, 500, 503])(
  'a renewal answered with %i is repeated after the time that the server names',
  { tags: ['session-24'] },
  async (status) => {
    using it = aSession();
    await signInAs(it, 'jana');
    const kept = it.stored.refreshToken.read();
    const refused = http.post('*/Token', () =>
      HttpResponse.json({ Message: 'Later.' }, { status, headers: { 'Retry-After': '20' } }),
    );
    it.mock.server.use(refused);
    const begin = tokenCalls(it);
    it.clock.advance(hour - 30_000);
    await pass(it, 19);
    expect(tokenCalls(it)).toBe(begin + 1);
    expect(it.session.state.value).toMatchObject({ phase: 'signedIn', isUnreachable: true });
    it.mock.server.resetHandlers();
    await pass(it, 2);
    await vi.waitFor(() => expect(it.stored.refreshToken.read()).not.toBe(kept));
    expect(it.session.state.value).toMatchObject({ phase: 'signedIn', isUnreachable: false });
  },
);

test(
  'a renewal waits no longer for the server than the token is valid',
  { tags: ['session-24'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'jana');
    it.mock.server.use(
      http.post('*/Token', () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '3600' } })),
    );
    const begin = tokenCalls(it);
    it.clock.advance(hour - 30_000);
    await pass(it, 31);
    expect(tokenCalls(it)).toBe(begin + 2);
  },
);

/** Advances the clock second by second and waits for the responses in between. */
async function pass(it: SessionTest, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    it.clock.advance(1000);
    await it.settled();
  }
}

function setOffline(it: SessionTest, isOffline: boolean): void {
  it.mock.database.scenario = { ...it.mock.database.scenario, isOffline };
}

test(
  'a minute awake without a network ends the session once the token has expired',
  { tags: ['session-25'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'jana');
    setOffline(it, true);
    it.clock.advance(hour - 30_000);
    await pass(it, 50);
    expect(it.session.state.value).toMatchObject({ phase: 'signedIn', isUnreachable: true });
    await pass(it, 30);
    expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'sessionExpired' } });
    expect(it.stored.refreshToken.read()).toBeNull();
  },
);

test(
  'a device that wakes up without a network shows it, and continues when the network is back',
  { tags: ['session-24', 'session-25'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'jana');
    const kept = it.stored.refreshToken.read();
    setOffline(it, true);
    it.clock.sleep(2 * hour);
    it.resume();
    await vi.waitFor(() => expect(it.session.state.value).toMatchObject({ isUnreachable: true }));
    await pass(it, 40);
    expect(it.session.state.value.phase).toBe('signedIn');
    setOffline(it, false);
    it.resume();
    await vi.waitFor(() => expect(it.stored.refreshToken.read()).not.toBe(kept));
    expect(it.session.state.value).toMatchObject({ phase: 'signedIn', isUnreachable: false });
  },
);

test(
  'a device that wakes up without a network shows the login after a minute',
  { tags: ['session-25'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'jana');
    setOffline(it, true);
    it.clock.sleep(2 * hour);
    it.resume();
    await pass(it, 90);
    expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'sessionExpired' } });
  },
);

test('a call with an expired token and without a network fails with a NetworkError', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  it.mock.database.accessTokens.clear();
  it.mock.database.scenario = { ...it.mock.database.scenario, failures: [failing('postToken', 'network')] };
  const call = it.scope().transport.call(getDashboardData, {});
  await expect(call).rejects.toBeInstanceOf(NetworkError);
  expect(it.session.state.value.phase).toBe('signedIn');
});

test.each([-5, 0, 1, 30, 59, 61, 2 ** 31, 1e300])(
  'a lifetime of %d seconds causes at most one renewal a minute',
  async (seconds) => {
    using it = aSession();
    await signInAs(it, 'jana');
    it.mock.database.scenario = { ...it.mock.database.scenario, tokenSeconds: seconds };
    it.clock.advance(hour);
    const before = tokenCalls(it);
    await pass(it, 300);
    expect(tokenCalls(it) - before).toBeLessThanOrEqual(6);
  },
  20_000,
);

test('a refused renewal ends the session immediately', { tags: ['session-26'] }, async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  it.mock.database.refreshTokens.clear();
  it.clock.advance(hour - 30_000);
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'sessionExpired' } });
});

test('an overdue token is renewed when the device wakes up', { tags: ['session-25'] }, async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const kept = it.stored.refreshToken.read();
  it.clock.sleep(2 * hour);
  it.resume();
  await vi.waitFor(() => expect(it.stored.refreshToken.read()).not.toBe(kept));
  expect(it.session.state.value.phase).toBe('signedIn');
});

test('calls refused with 401 share one renewal and are repeated once', { tags: ['session-27'] }, async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  it.mock.database.accessTokens.clear();
  const before = tokenCalls(it);
  const answers = await Promise.all([1, 2, 3].map(() => it.scope().transport.call(getDashboardData, {})));
  const email = 'jana.dvorakova@example.com';
  expect(answers.map(({ emailForNotifications }) => emailForNotifications)).toEqual([email, email, email]);
  expect(tokenCalls(it)).toBe(before + 1);
});

test(
  'a call refused with 401 after a successful renewal ends the session',
  { tags: ['session-27'] },
  async () => {
    using it = aSession({ failures: [failing('getDashboardData', '401')] });
    await signInAs(it, 'jana');
    const call = it.scope().transport.call(getDashboardData, {});
    await expect(call).rejects.toBeInstanceOf(SessionEndedError);
    expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'sessionExpired' } });
    expect(it.calls.filter((one) => one.endsWith('/DashboardData'))).toHaveLength(2);
    expect(it.stored.refreshToken.read()).toBeNull();
  },
);

import { expect, test, vi } from 'vitest';
import { getDashboardData } from '../dashboard/dashboard.wire.ts';
import { aSession, signInAs } from './session.fixtures.ts';
import type { SessionTest } from './session.fixtures.ts';

const tokenCalls = (it: SessionTest) => it.calls.filter((call) => call === 'POST /Token').length;
const hour = 3_600_000;

test('a token is renewed 30 seconds before it expires, not earlier', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const before = tokenCalls(it);
  it.clock.advance(hour - 30_001);
  expect(tokenCalls(it)).toBe(before);
  it.clock.advance(1);
  await vi.waitFor(() => expect(tokenCalls(it)).toBe(before + 1));
});

test('without a network it is tried again until it succeeds', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const kept = it.stores.refreshToken.read();
  it.mock.database.scenario = { ...it.mock.database.scenario, isOffline: true };
  const begin = tokenCalls(it);
  it.clock.advance(hour - 30_000);
  await vi.waitFor(() => expect(tokenCalls(it)).toBe(begin + 1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  it.mock.database.scenario = { ...it.mock.database.scenario, isOffline: false };
  it.clock.advance(2000);
  await vi.waitFor(() => expect(it.stores.refreshToken.read()).not.toBe(kept));
  expect(it.session.getState().phase).toBe('signedIn');
});

test('without a network until the token has expired the session ends', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  it.mock.database.scenario = { ...it.mock.database.scenario, isOffline: true };
  it.clock.advance(hour - 30_000);
  await vi.waitFor(
    () => {
      it.clock.advance(1000);
      expect(it.session.getState()).toMatchObject({
        phase: 'signedOut',
        problem: { code: 'sessionExpired' },
      });
    },
    { interval: 5, timeout: 5000 },
  );
  expect(it.clock.epochMs()).toBeGreaterThanOrEqual(Date.UTC(2026, 10, 20, 9));
  expect(it.stores.refreshToken.read()).toBeNull();
});

test('a refused renewal ends the session at once', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  it.mock.database.refreshTokens.clear();
  it.clock.advance(hour - 30_000);
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'sessionExpired' } });
});

test('after a sleep past the time the token is renewed on waking', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const kept = it.stores.refreshToken.read();
  it.clock.sleep(2 * hour);
  it.wake();
  await vi.waitFor(() => expect(it.stores.refreshToken.read()).not.toBe(kept));
  expect(it.session.getState().phase).toBe('signedIn');
});

test('calls that are refused with 401 share one renewal and are repeated once', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  it.mock.database.accessTokens.clear();
  const before = tokenCalls(it);
  const answers = await Promise.all([1, 2, 3].map(() => it.session.transport.call(getDashboardData, {})));
  expect(answers.map(({ balance }) => balance.minutes)).toEqual([765, 765, 765]);
  expect(tokenCalls(it)).toBe(before + 1);
});

test('a call that is refused with 401 again is not repeated for ever', async () => {
  using it = aSession({ failures: { DashboardData: '401' } });
  await signInAs(it, 'jana');
  await expect(it.session.transport.call(getDashboardData, {})).rejects.toMatchObject({ status: 401 });
  expect(it.calls.filter((call) => call.endsWith('/DashboardData'))).toHaveLength(2);
});

import { createPassingStore } from '../core/outbox/entry-store.ts';
import type { Grant } from '@selfservice/mock-server/core/database';
import { ownGrant } from '@selfservice/mock-server/core/database';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { createDecisionQueue } from '../core/decisions/decision-queue.ts';
import { SessionEndedError } from '../core/errors.ts';
import { NotDoneError } from '../core/outbox/settle-write.ts';
import { getDashboardData } from '../dashboard/dashboard.wire.ts';
import { getUserList } from './session.wire.ts';
import type { SessionTest } from './session.fixtures.ts';
import { aTenant, aSession, signInAs } from './session.fixtures.ts';

const hour = 3_600_000;
const secondEmployment = { ...ownGrant('twoEmployments'), ref: '0002004' };

/** Makes the backend renew every token for another person. */
function confuse(it: SessionTest, grant: Grant): void {
  const { refreshTokens } = it.mock.database;
  for (const token of refreshTokens.keys()) refreshTokens.set(token, grant);
}

/** Returns the people whose tokens the calls of a path had. */
function authorsOf(it: SessionTest, path: string): (string | undefined)[] {
  const refs: (string | undefined)[] = [];
  it.mock.server.events.on('request:start', ({ request }) => {
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    if (request.url.endsWith(path)) refs.push(it.mock.database.accessTokens.get(token)?.ref);
  });
  return refs;
}

test(
  'a renewed token of another person is never used for a pending write, which is reported as not sent',
  { tags: ['session-22'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'tomas');
    const { transport, onBeforeEnd } = it.scope();
    const authors = authorsOf(it, '/DashboardData');
    let write: Promise<unknown> = Promise.resolve();
    onBeforeEnd(() => {
      write = transport.call(getDashboardData, {}, { keepalive: true });
      write.catch(() => {});
    });
    confuse(it, secondEmployment);
    it.clock.advance(hour - 30_000);
    await vi.waitFor(() =>
      expect(it.session.state.value).toMatchObject({ identity: { personRef: '0002004' } }),
    );
    await expect(write).rejects.toBeInstanceOf(SessionEndedError);
    await it.settled();
    expect(authors).toEqual([]);
    expect(it.session.state.value).toMatchObject({ phase: 'signedIn', takeover: { hasUnsent: true } });
  },
);

test(
  'a write with an expired token is not repeated with the token of another person',
  { tags: ['session-22'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'tomas');
    const authors = authorsOf(it, '/DashboardData');
    it.mock.database.accessTokens.clear();
    confuse(it, secondEmployment);
    const write = it.scope().transport.call(getDashboardData, {}, { keepalive: true });
    await expect(write).rejects.toBeInstanceOf(SessionEndedError);
    await it.settled();
    expect(authors).toEqual([undefined]);
    expect(it.session.state.value).toMatchObject({
      identity: { personRef: '0002004' },
      takeover: { hasUnsent: true },
    });
  },
);

test('a last write after a logout is not repeated with the token of another person', async () => {
  using it = aSession();
  await signInAs(it, 'tomas');
  const authors = authorsOf(it, '/DashboardData');
  const { transport } = it.scope();
  it.mock.database.accessTokens.clear();
  confuse(it, ownGrant('approver'));
  const write = transport.call(getDashboardData, {}, { keepalive: true });
  it.session.logOut();
  await expect(write).rejects.toBeInstanceOf(SessionEndedError);
  expect(authors).toEqual([undefined]);
});

test('a takeover without pending writes reports no unsent write', async () => {
  using it = aSession();
  await signInAs(it, 'tomas');
  confuse(it, secondEmployment);
  it.clock.advance(hour - 30_000);
  await vi.waitFor(() =>
    expect(it.session.state.value).toMatchObject({ takeover: { hasUnsent: false }, people: [{}, {}] }),
  );
});

test('a renewed token of another user signs in with the person list of that user', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  const before = it.scope();
  confuse(it, ownGrant('substitute'));
  it.clock.advance(hour - 30_000);
  await vi.waitFor(() => expect(it.session.state.value).toMatchObject({ identity: { userName: 'lucie' } }));
  expect(before.signal.aborted).toBe(true);
  expect(it.session.state.value).toMatchObject({
    takeover: { hasUnsent: false },
    people: [{ personRef: '0001005' }, { personRef: '0001002' }],
  });
  expect(it.scope().identity).toMatchObject({ userRef: '0001005', personRef: '0001005' });
});

test('a renewed token of another user without the run action ends the session', async () => {
  using it = aSession();
  await signInAs(it, 'jana');
  confuse(it, ownGrant('runDisabled'));
  it.clock.advance(hour - 30_000);
  expect(await it.reach('signedOut')).toMatchObject({ problem: { code: 'appUsageNotAllowed' } });
});

test('a person chosen by the user is not a takeover', async () => {
  using it = aSession();
  await signInAs(it, 'tomas');
  it.session.selectPerson('0002004');
  await vi.waitFor(() => expect(it.scope().identity.personRef).toBe('0002004'));
  expect(it.session.state.value).toMatchObject({ takeover: null });
  expect(it.scope().identity).toEqual({
    tenant: aTenant,
    userRef: '0001004',
    personRef: '0002004',
    isSubstitution: false,
  });
});

test.each([200, 403, 404])(
  'an HTML page of a proxy with the status %d does not end the session',
  async (status) => {
    using it = aSession();
    await signInAs(it, 'jana');
    const kept = it.stored.refreshToken.read();
    it.mock.server.use(
      http.post(
        '*/Token',
        () => HttpResponse.html('<!doctype html><h1>Sign in to the network</h1>', { status }),
        {
          once: true,
        },
      ),
    );
    it.clock.advance(hour - 30_000);
    await vi.waitFor(() => expect(it.session.state.value).toMatchObject({ isUnreachable: true }));
    await it.settled();
    it.clock.advance(2000);
    await vi.waitFor(() => expect(it.stored.refreshToken.read()).not.toBe(kept));
    expect(it.session.state.value).toMatchObject({ phase: 'signedIn', isUnreachable: false });
  },
);

test('a pending decision is stored as not sent for the person who made it', async () => {
  using it = aSession();
  const store = createPassingStore();
  const queueOf = () => {
    const { sessionValue, transport, onBeforeEnd } = it.scope();
    return sessionValue('decisions', () =>
      createDecisionQueue<{ id: number }>({
        clock: it.clock,
        undoMs: 2 * hour,
        async send(_decision, { isCheck }) {
          // The backend has not received it.
          if (isCheck) throw new NotDoneError();
          await transport.call(getDashboardData, {}, { keepalive: true });
          return [];
        },
        onBeforeEnd,
        keeping: { store, owner: JSON.stringify(it.scope().identity), queue: 'decisions' },
      }),
    );
  };
  await signInAs(it, 'tomas');
  const before = queueOf();
  before.add({ items: [{ id: 1 }], state: 'approved', note: '', isMass: false });
  confuse(it, secondEmployment);
  it.clock.advance(hour - 30_000);
  await vi.waitFor(() => expect(it.scope().identity.personRef).toBe('0002004'));
  await it.settled();
  expect(before.state.value.entries).toMatchObject([{ phase: 'failed' }]);
  it.session.selectPerson('0001004');
  await vi.waitFor(() => expect(it.scope().identity.personRef).toBe('0001004'));
  const after = queueOf();
  await vi.waitFor(() =>
    expect(after.state.value.entries).toMatchObject([{ phase: 'failed', items: [{ id: 1 }] }]),
  );
});

test('a read of the previous scope does not count as an unsent write', async () => {
  using it = aSession();
  await signInAs(it, 'tomas');
  it.mock.database.accessTokens.clear();
  confuse(it, secondEmployment);
  const { signal } = new AbortController();
  const late = it.scope().transport.call(getUserList, {}, { signal });
  await expect(late).rejects.toBeInstanceOf(SessionEndedError);
  await it.settled();
  expect(it.session.state.value).toMatchObject({ takeover: { hasUnsent: false } });
});

import { createQueryClient } from '../create-query-client.ts';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { expect, test, vi } from 'vitest';
import { SessionEndedError } from '../errors.ts';
import type { WorkflowRequest } from '../../requests/requests.ts';
import { getUserList } from '../../session/session.wire.ts';
import { aSharedStore } from '../outbox/shared-store.fixtures.ts';
import { aSession, signInAs } from '../../session/session.fixtures.ts';
import type { SessionTest } from '../../session/session.fixtures.ts';
import type { ApprovalQueue } from '../../approvals/approval-decisions.ts';
import { createApprovalSender } from '../../approvals/approval-decisions.ts';
import { approvalsQuery } from '../../approvals/approvals.ts';
import { createDecisionQueue } from './decision-queue.ts';
import type { KeptDecision } from './kept-decision.ts';

const shared = aSharedStore();
const store = shared.open({ isGone: false });

/** The queue of the signed-in person, as a screen gets it. */
function queueOf(it: SessionTest): ApprovalQueue {
  const { transport, sessionValue, onBeforeEnd } = it.scope();
  return sessionValue('approvals.requests', (ended) => {
    const client = createQueryClient({ transport, clock: it.clock });
    const send = createApprovalSender({ client, agenda: 'requests', ended });
    return createDecisionQueue({
      clock: it.clock,
      undoMs: 6000,
      send,
      onBeforeEnd,
      keeping: { store, owner: 'petr', queue: 'requests' },
    });
  });
}

const pending = { agenda: 'requests', isPendingOnly: true, search: '', applicantRef: '' } as const;

/** Signs in the approver, who approves the first request. Returns the request. */
async function approveOne(it: SessionTest): Promise<WorkflowRequest> {
  shared.entries.clear();
  await signInAs(it, 'petr');
  const client = createQueryClient({ transport: it.scope().transport, clock: it.clock });
  const [request] = await client.fetchQuery(approvalsQuery(pending));
  if (!request) throw new Error('Nothing is pending.');
  queueOf(it).add({ items: [request], state: 'approved', note: 'Enjoy', isMass: false });
  return request;
}

const stateOf = (it: SessionTest, { id }: WorkflowRequest) => requestRows(it.mock.database).get(id)?.state;

test('returns the same queue until the session ends', async () => {
  using it = aSession();
  await approveOne(it);
  const queue = queueOf(it);
  expect(queueOf(it)).toBe(queue);
  it.session.logOut();
  await signInAs(it, 'petr');
  expect(queueOf(it)).not.toBe(queue);
});

test('sends a pending decision before a logout and removes it from storage', async () => {
  using it = aSession();
  const request = await approveOne(it);
  it.session.logOut();
  await vi.waitFor(() => expect(stateOf(it, request)).toBe(1));
  await it.settled();
  expect(shared.entries.size).toBe(0);
});

/** Makes the server refuse all tokens. */
function refuseTokens({ mock: { database } }: SessionTest): void {
  database.accessTokens.clear();
  database.refreshTokens.clear();
}

/** Ends the session on the server, which the call of the decision finds out when its undo time is over. */
async function endAtUndo(it: SessionTest): Promise<void> {
  refuseTokens(it);
  it.clock.advance(6000);
  await it.reach('signedOut');
  await it.settled();
}

test('a decision whose session ended on the server is not sent until after the next sign-in', async () => {
  using it = aSession();
  const request = await approveOne(it);
  await endAtUndo(it);
  expect(stateOf(it, request)).toBe(0);
  await signInAs(it, 'petr');
  const queue = queueOf(it);
  await vi.waitFor(() => expect(queue.state.value.entries).toMatchObject([{ phase: 'failed' }]));
  const [entry] = queue.state.value.entries;
  expect(entry).toMatchObject({ items: [request], note: 'Enjoy', error: { name: 'NotDoneError' } });
  queue.retry(entry?.key ?? 0);
  await vi.waitFor(() => expect(stateOf(it, request)).toBe(1));
  await vi.waitFor(() => expect(shared.entries.size).toBe(0));
});

test('a decision that is waiting when the session ends on the server is kept as not sent', async () => {
  using it = aSession();
  const request = await approveOne(it);
  refuseTokens(it);
  const late = it.scope().transport.call(getUserList, {});
  await expect(late).rejects.toBeInstanceOf(SessionEndedError);
  await it.settled();
  await signInAs(it, 'petr');
  const queue = queueOf(it);
  await vi.waitFor(() =>
    expect(queue.state.value.entries).toMatchObject([{ items: [request], phase: 'failed' }]),
  );
});

test('keeps a decision in storage if it fails after a logout', async () => {
  using it = aSession();
  await approveOne(it);
  refuseTokens(it);
  const queue = queueOf(it);
  it.session.logOut();
  expect(queue.state.value.entries).toMatchObject([{ phase: 'sending' }]);
  expect([...shared.entries.values()]).toMatchObject([{ note: 'Enjoy' }]);
  await it.settled();
  expect(queue.state.value.entries).toMatchObject([{ phase: 'failed' }]);
  expect([...shared.entries.values()]).toMatchObject([{ note: 'Enjoy' }]);
});

test('keeps a decision again if the site data was deleted while it was sent', async () => {
  using it = aSession();
  await approveOne(it);
  refuseTokens(it);
  const queue = queueOf(it);
  it.session.logOut();
  shared.entries.clear();
  await it.settled();
  expect(queue.state.value.entries).toMatchObject([{ phase: 'failed' }]);
  expect(shared.entries.size).toBe(1);
});

test('leaves an entry that does not parse to its version', async () => {
  using it = aSession();
  await signInAs(it, 'petr');
  shared.entries.clear();
  shared.entries.set('other', { owner: 'petr', queue: 'requests', items: [] });
  const queue = queueOf(it);
  await it.settled();
  expect(queue.state.value.entries).toEqual([]);
  expect(shared.entries.size).toBe(1);
});

test('reads, and sends a decision that is missing, after the device slept in the undo time', async () => {
  using it = aSession();
  const request = await approveOne(it);
  it.clock.sleep(30 * 60_000);
  it.clock.advance(1);
  await vi.waitFor(() => expect(stateOf(it, request)).toBe(1));
  await vi.waitFor(() => expect(queueOf(it).state.value.entries).toMatchObject([{ phase: 'settled' }]));
  expect(shared.entries.size).toBe(0);
});

test.each([
  ['32 days of absence', -32],
  ['a clock that was years ahead at the press', 800],
])('checks a decision after %s, and reports that it was not sent', async (_what, days) => {
  using it = aSession();
  const request = await approveOne(it);
  await endAtUndo(it);
  const moveMs = days * 24 * 60 * 60_000;
  for (const [key, value] of shared.entries) {
    const kept = value as KeptDecision<WorkflowRequest>;
    shared.entries.set(key, {
      ...kept,
      pressedMs: kept.pressedMs + moveMs,
      attempt: kept.attempt && { ...kept.attempt, atMs: kept.attempt.atMs + moveMs },
    });
  }
  await signInAs(it, 'petr');
  const queue = queueOf(it);
  await it.settled();
  it.clock.advance(120_000);
  await vi.waitFor(() =>
    expect(queue.state.value.entries).toMatchObject([{ items: [request], phase: 'failed', step: 'repeat' }]),
  );
});

import { createQueryClient } from '../create-query-client.ts';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { expect, test, vi } from 'vitest';
import { SessionEndedError } from '../errors.ts';
import type { WorkflowRequest } from '../../requests/requests.ts';
import { getUserList } from '../../session/session.wire.ts';
import { aSession, aStoredText, signInAs } from '../../session/session.fixtures.ts';
import type { SessionTest } from '../../session/session.fixtures.ts';
import type { ApprovalQueue } from '../../approvals/approval-decisions.ts';
import { createApprovalSender } from '../../approvals/approval-decisions.ts';
import { approvalsQuery } from '../../approvals/approvals.ts';
import { createSessionDecisionQueue } from './session-decision-queue.ts';

const store = aStoredText();

/** The queue of whoever is signed in, as a screen asks for it. */
function queueOf(it: SessionTest): ApprovalQueue {
  const { transport, own, onBeforeEnd } = it.scope();
  return own('approvals.requests', (ended) => {
    const client = createQueryClient({ transport, clock: it.clock });
    const send = createApprovalSender({ client, agenda: 'requests', ended });
    return createSessionDecisionQueue({ clock: it.clock, undoMs: 6000, send, onBeforeEnd, ended, store });
  });
}

const pending = { agenda: 'requests', isPendingOnly: true, search: '', applicantRef: '' } as const;

/** Signs the approver in, who approves the first request. Returns it. */
async function approveOne(it: SessionTest): Promise<WorkflowRequest> {
  store.remove();
  await signInAs(it, 'petr');
  const client = createQueryClient({ transport: it.scope().transport, clock: it.clock });
  const [request] = await client.fetchQuery(approvalsQuery(pending));
  if (!request) throw new Error('Nothing is pending.');
  queueOf(it).add({ items: [request], state: 'approved', note: 'Enjoy', isMass: false });
  return request;
}

const stateOf = (it: SessionTest, { id }: WorkflowRequest) => requestRows(it.mock.database).get(id)?.state;

test('the queue is the same until the session ends', async () => {
  using it = aSession();
  await approveOne(it);
  const queue = queueOf(it);
  expect(queueOf(it)).toBe(queue);
  it.session.logOut();
  await signInAs(it, 'petr');
  expect(queueOf(it)).not.toBe(queue);
});

test('what waits is sent before a logout, and nothing is kept of it', async () => {
  using it = aSession();
  const request = await approveOne(it);
  it.session.logOut();
  await vi.waitFor(() => expect(stateOf(it, request)).toBe(1));
  await it.settled();
  expect(store.read()).toBeNull();
});

/** The server takes no token of anyone any more. */
function refuseTokens({ mock: { database } }: SessionTest): void {
  database.accessTokens.clear();
  database.refreshTokens.clear();
}

test('a decision whose session has ended on the server is not sent, and can be sent after the next sign-in', async () => {
  using it = aSession();
  const request = await approveOne(it);
  refuseTokens(it);
  it.clock.advance(6000);
  await it.reach('signedOut');
  await it.settled();
  expect(stateOf(it, request)).toBe(0);
  await signInAs(it, 'petr');
  const queue = queueOf(it);
  await vi.waitFor(() => expect(queue.get().entries).toMatchObject([{ phase: 'failed' }]));
  const [entry] = queue.get().entries;
  expect(entry).toMatchObject({ items: [request], note: 'Enjoy', error: { name: 'NotDoneError' } });
  queue.retry(entry?.key ?? 0);
  await vi.waitFor(() => expect(stateOf(it, request)).toBe(1));
  await vi.waitFor(() => expect(store.read()).toBeNull());
});

test('a decision that waits when the session ends on the server is kept as not sent', async () => {
  using it = aSession();
  const request = await approveOne(it);
  refuseTokens(it);
  const late = it.scope().transport.call(getUserList, {});
  await expect(late).rejects.toBeInstanceOf(SessionEndedError);
  await it.settled();
  await signInAs(it, 'petr');
  const queue = queueOf(it);
  await vi.waitFor(() => expect(queue.get().entries).toMatchObject([{ items: [request], phase: 'failed' }]));
});

test('a refusal after a logout keeps the decision; nothing is kept of one that is done', async () => {
  using it = aSession();
  await approveOne(it);
  refuseTokens(it);
  const queue = queueOf(it);
  it.session.logOut();
  expect(queue.get().entries).toMatchObject([{ phase: 'sending' }]);
  expect(store.read()).toContain('Enjoy');
  await it.settled();
  expect(queue.get().entries).toMatchObject([{ phase: 'failed' }]);
  expect(store.read()).toContain('Enjoy');
});

test('what was removed from the storage after the end is not written back', async () => {
  using it = aSession();
  await approveOne(it);
  refuseTokens(it);
  const queue = queueOf(it);
  it.session.logOut();
  store.remove();
  await it.settled();
  expect(queue.get().entries).toMatchObject([{ phase: 'failed' }]);
  expect(store.read()).toBeNull();
});

test.each(['', '{', '{}', '[{"key":1}]', '[{"key":1,"items":[],"state":"gone","note":"","isMass":true}]'])(
  'what was kept and does not parse is dropped: %s',
  async (text) => {
    using it = aSession();
    await signInAs(it, 'petr');
    store.write(text);
    expect(queueOf(it).get().entries).toEqual([]);
    expect(store.read()).toBeNull();
  },
);

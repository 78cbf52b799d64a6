import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import type { WorkflowRequest } from '../requests/requests.ts';
import { decideRequest } from '../requests/requests.ts';
import { createApprovalSender } from './approval-decisions.ts';
import { approvalsQuery } from './approvals.ts';
import { postApprovals } from './approvals.wire.ts';
import type { Decision } from '../core/decisions/decision.ts';

const pending = { agenda: 'requests', isPendingOnly: true, search: '', applicantRef: '' } as const;

/** An approver, the first two requests, and the second one rejected by somebody else. */
async function aSender(it: SignedInTest) {
  const transport = it.as('approver');
  const ending = new AbortController();
  const options = { transport, client: it.client, agenda: 'requests', ended: ending.signal } as const;
  const [mine, theirs] = await it.client.fetchQuery(approvalsQuery(transport, pending));
  if (!mine || !theirs) throw new Error('There are fewer than two requests.');
  await decideRequest(it.as('substitute'), { id: theirs.id, state: 'rejected', note: 'Not now' });
  const approve = (...items: WorkflowRequest[]): Decision<WorkflowRequest> => {
    return { items, state: 'approved', note: '', isMass: items.length > 1 };
  };
  return { send: createApprovalSender(options), approve, mine, theirs, end: () => ending.abort() };
}

const reading = `http://backend.test${postApprovals.path}`;

test('of one that is simply done there is nothing to tell', async () => {
  using it = aBackend();
  const { send, approve, mine } = await aSender(it);
  expect(await send(approve(mine))).toEqual([]);
});

test('of one that somebody else was faster with it tells who, and the reason of the server', async () => {
  using it = aBackend();
  const { send, approve, theirs } = await aSender(it);
  expect(await send(approve(theirs))).toMatchObject([
    {
      kind: 'changed',
      reason: 'The request has been decided already.',
      item: { state: 'rejected', approver: 'Benešová Lucie' },
    },
  ]);
});

test('of many it tells of each, by the list', async () => {
  using it = aBackend();
  const { send, approve, mine, theirs } = await aSender(it);
  const outcomes = await send(approve(mine, theirs));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'changed']);
});

test('of many it tells that nothing is known where the list cannot be read', async () => {
  using it = aBackend();
  const { send, approve, mine, theirs } = await aSender(it);
  it.mock.server.use(http.post(reading, () => new HttpResponse(null, { status: 500 })));
  const outcomes = await send(approve(mine, theirs));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['unknown', 'unknown']);
});

test('once the session has ended, no list is read', async () => {
  using it = aBackend();
  const { send, approve, mine, theirs, end } = await aSender(it);
  const answer = send(approve(mine, theirs));
  end();
  const before = it.sent.length;
  expect(await answer).toEqual([]);
  expect(it.sent.slice(before).map(({ call }) => call)).toEqual(['SetWflRequestStatusMultiple']);
});

test('one that the server refuses for another reason is not made', async () => {
  using it = aBackend();
  const { send, approve, mine } = await aSender(it);
  await expect(send(approve({ ...mine, id: 1 }))).rejects.toMatchObject({ name: 'HttpError' });
});

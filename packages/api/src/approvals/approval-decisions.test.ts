import type { CallName } from '@selfservice/mock-server/core/calls';
import type { FailureKind } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import type { WorkflowRequest } from '../requests/requests.ts';
import { decideRequest } from '../requests/requests.ts';
import { createApprovalSender } from './approval-decisions.ts';
import { approvalsQuery } from './approvals.ts';
import { postApprovals } from './approvals.wire.ts';
import type { Decision } from '../core/decisions/decision.ts';
import { aDecider } from '../core/decisions/decider.fixtures.ts';
import type { ApprovalOutcome } from './approval-decisions.ts';
import { attemptMs } from '../core/outbox/attempt.ts';
import type { Step } from '../core/outbox/kept-write.ts';
import { OutcomeUnknownError } from '../core/errors.ts';

const pending = { agenda: 'requests', isPendingOnly: true, search: '', applicantRef: '' } as const;

/** An approver and the first two requests, the second one already rejected by someone else. */
async function aSender(it: SignedInTest) {
  const signedIn = it.as('approver');
  const ending = new AbortController();
  const options = { signedIn, client: signedIn.client, agenda: 'requests', ended: ending.signal } as const;
  const [mine, theirs] = await signedIn.client.fetchQuery(approvalsQuery(pending));
  if (!mine || !theirs) throw new Error('There are fewer than two requests.');
  await decideRequest(it.as('substitute'), { id: theirs.id, state: 'rejected', note: 'Not now' });
  const approve = (...items: WorkflowRequest[]): Decision<WorkflowRequest> => {
    return { items, state: 'approved', note: '', isMass: items.length > 1 };
  };
  return {
    send: aDecider(it.clock, createApprovalSender(options)),
    approve,
    mine,
    theirs,
    end: () => ending.abort(),
  };
}

const reading = `http://backend.test${postApprovals.path}`;

test('returns no outcome for a decision that is done', { tags: ['approvals-41'] }, async () => {
  using it = aBackend();
  const { send, approve, mine } = await aSender(it);
  expect(await send(approve(mine))).toEqual([]);
  expect(it.sent.filter(({ call }) => call === 'SetWflRequestStatusSelfService').at(-1)?.body).toEqual({
    Value: mine.id,
    Value2: 1,
    Value3: '',
  });
});

test(
  'returns the other decision and the reason of the server for a decided request',
  { tags: ['approvals-28'] },
  async () => {
    using it = aBackend();
    const { send, approve, theirs } = await aSender(it);
    expect(await send(approve(theirs))).toMatchObject([
      {
        kind: 'changed',
        reason: 'The request has been decided already.',
        item: { state: 'rejected', approver: 'Benešová Lucie' },
      },
    ]);
  },
);

test('returns the outcome of each request of a mass decision', { tags: ['approvals-31'] }, async () => {
  using it = aBackend();
  const { send, approve, mine, theirs } = await aSender(it);
  const outcomes = await send(approve(mine, theirs));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'changed']);
});

const isUnknown = { name: 'OutcomeUnknownError' };

/** Returns the outcomes, or `unknown` or `not done` by the error. */
const resultOf = (outcomes: Promise<readonly ApprovalOutcome[]>) =>
  outcomes.catch((error: unknown) => (error instanceof OutcomeUnknownError ? 'unknown' : 'not done'));

/** Kinds of failures, each before and after the backend has done its work. */
const lost: [FailureKind, boolean][] = (
  ['portal', 'redirect', '500', '504', 'network', 'malformed'] as const
).flatMap((kind) => [
  [kind, false],
  [kind, true],
]);

describe.each(lost)(
  'after the failure %s (decision done: %s)',
  { tags: ['approvals-26'] },
  (kind, isAfterWork) => {
    // A gateway may respond while the backend is still working.
    const notDone = kind === '500' ? 'not done' : 'unknown';
    const fail = (it: SignedInTest, call: CallName) => {
      it.database.scenario.failures = [failing(call, kind, { isAfterWork, occasion: 'once' })];
    };

    test('reads the outcome of a single decision again', async () => {
      using it = aBackend();
      const { send, approve, mine } = await aSender(it);
      fail(it, 'postRequestStatus');
      expect(await resultOf(send(approve(mine)))).toEqual(isAfterWork ? [] : notDone);
      expect(requestRows(it.database).get(mine.id)?.state).toBe(isAfterWork ? 1 : 0);
    });

    test('reads the outcome of a mass decision again', async () => {
      using it = aBackend();
      const { send, approve, mine, theirs } = await aSender(it);
      fail(it, 'postRequestStatusMultiple');
      const first = await resultOf(send(approve(mine, theirs)));
      expect(first === 'unknown').toBe(!isAfterWork && notDone === 'unknown');
      it.clock.advance(attemptMs);
      const outcomes = typeof first === 'string' ? await send(approve(mine, theirs), 'check') : first;
      expect(outcomes.map((outcome) => outcome.kind)).toEqual([isAfterWork ? 'done' : 'refused', 'changed']);
    });

    test('reports an unknown outcome where the list cannot be read, until a check settles it', async () => {
      using it = aBackend();
      const { send, approve, mine } = await aSender(it);
      fail(it, 'postRequestStatus');
      const unread = failing('postApprovals', 'network', { occasion: 'once' });
      it.database.scenario.failures = [...it.database.scenario.failures, unread];
      await expect(send(approve(mine))).rejects.toMatchObject(isUnknown);
      const calls = it.sent.length;
      it.clock.advance(attemptMs);
      expect(await resultOf(send(approve(mine), 'check'))).toEqual(isAfterWork ? [] : 'not done');
      expect(it.sent.slice(calls).map(({ call }) => call)).toEqual(['GetWflApprovingTabForSelfService']);
    });

    test('reads first when a decision is repeated, and decides once', async () => {
      using it = aBackend();
      const { send, approve, mine } = await aSender(it);
      fail(it, 'postRequestStatus');
      let result = await resultOf(send(approve(mine)));
      it.clock.advance(attemptMs);
      if (result === 'unknown') result = await resultOf(send(approve(mine), 'check'));
      if (result === 'not done') result = await resultOf(send(approve(mine), 'repeat'));
      expect(result).toEqual([]);
      const made = it.sent.filter(({ call }) => call === 'SetWflRequestStatusSelfService');
      expect(made).toHaveLength(isAfterWork ? 2 : 3);
      expect(requestRows(it.database).get(mine.id)?.state).toBe(1);
    });
  },
);

test('sends only the pending requests of a repeated mass decision', async () => {
  using it = aBackend();
  const { send, approve, mine, theirs } = await aSender(it);
  it.database.scenario.failures = [failing('postRequestStatusMultiple', '500', { occasion: 'once' })];
  const kindsOf = async (step: Step) => (await send(approve(mine, theirs), step)).map(({ kind }) => kind);
  expect(await kindsOf('send')).toEqual(['refused', 'changed']);
  expect(await kindsOf('repeat')).toEqual(['done', 'changed']);
  expect(it.sent.at(-2)?.body).toMatchObject({ Value: [mine.id] });
});

test('reports an unknown outcome of a mass decision where the list cannot be read afterwards', async () => {
  using it = aBackend();
  const { send, approve, mine, theirs } = await aSender(it);
  it.mock.server.use(http.post(reading, () => new HttpResponse(null, { status: 500 })));
  await expect(send(approve(mine, theirs))).rejects.toMatchObject(isUnknown);
});

test('reports an unknown outcome of a conflict where the list cannot be read', async () => {
  using it = aBackend();
  const { send, approve, theirs } = await aSender(it);
  it.mock.server.use(http.post(reading, () => new HttpResponse(null, { status: 500 })));
  await expect(send(approve(theirs))).rejects.toMatchObject({ ...isUnknown, cause: { status: 409 } });
});

test('reads no list after the session has ended', async () => {
  using it = aBackend();
  const { send, approve, mine, theirs, end } = await aSender(it);
  const answer = send(approve(mine, theirs));
  end();
  const before = it.sent.length;
  expect(await answer).toEqual([]);
  expect(it.sent.slice(before).map(({ call }) => call)).toEqual(['SetWflRequestStatusMultiple']);
});

test('throws the error of any other refusal', async () => {
  using it = aBackend();
  const { send, approve, mine } = await aSender(it);
  await expect(send(approve({ ...mine, id: 1 }))).rejects.toMatchObject({ name: 'HttpError' });
});

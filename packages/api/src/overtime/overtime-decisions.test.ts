import type { Overtime } from './overtime.ts';
import { createPassingStore } from '../core/outbox/entry-store.ts';
import { failing } from '@selfservice/mock-server/core/failure';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { createDecisionQueue } from '../core/decisions/decision-queue.ts';
import { aDecider } from '../core/decisions/decider.fixtures.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { createOvertimeSender, overtimeDecision } from './overtime-decisions.ts';
import { decideOvertime, isDecidable, overtimeQuery } from './overtime.ts';
import { getOvertime } from './overtime.wire.ts';

async function aSender(it: SignedInTest) {
  const signedIn = it.as('employee');
  const ending = new AbortController();
  const list = await signedIn.client.fetchQuery(overtimeQuery());
  const overtime = list.find(isDecidable);
  if (!overtime) throw new Error('Nothing can be decided about.');
  const send = createOvertimeSender({ client: signedIn.client, ended: ending.signal });
  return { signedIn, ending, overtime, sender: send, send: aDecider(it.clock, send) };
}

test(
  'a simple decision has no outcome to report and invalidates the list',
  { tags: ['overtime-17'] },
  async () => {
    using it = aBackend();
    const { send, overtime } = await aSender(it);
    expect(await send(overtimeDecision(overtime, 'approved'))).toEqual([]);
    expect(it.as('employee').client.getQueryState(['overtime', 'list'])?.isInvalidated).toBe(true);
  },
);

test.each([
  [true, { kind: 'changed', item: { state: 'approved' } }],
  [false, { kind: 'gone', item: { state: 'pending' } }],
])(
  'reports the present state of overtime that was decided meanwhile (approved: %s)',
  { tags: ['overtime-21'] },
  async (isApproved, told) => {
    using it = aBackend();
    const { send, overtime, signedIn } = await aSender(it);
    await decideOvertime(signedIn, { id: overtime.id, isApproved });
    const outcomes = await send(overtimeDecision(overtime, 'rejected'));
    expect(outcomes).toMatchObject([{ ...told, reason: 'The overtime has been decided already.' }]);
  },
);

test(
  'the outcome of a conflict is unknown if the list cannot be read or the session has ended',
  { tags: ['overtime-20'] },
  async () => {
    using it = aBackend();
    const { send, overtime, signedIn, ending } = await aSender(it);
    await decideOvertime(signedIn, { id: overtime.id, isApproved: true });
    it.mock.server.use(http.get(`*${getOvertime.path}`, () => new HttpResponse(null, { status: 500 })));
    const unknown = { name: 'OutcomeUnknownError', cause: { status: 409 } };
    await expect(send(overtimeDecision(overtime, 'approved'))).rejects.toMatchObject(unknown);
    ending.abort();
    const before = it.sent.length;
    await expect(send(overtimeDecision(overtime, 'approved'))).rejects.toMatchObject(unknown);
    expect(it.sent.slice(before).map(({ call }) => call)).toEqual(['SetOvertimeStatus']);
  },
);

describe.each(['approved', 'rejected'] as const)(
  'a lost response to a decision (%s)',
  { tags: ['overtime-20'] },
  (state) => {
    test.each([true, false])('is settled by reading the list (done: %s)', async (isAfterWork) => {
      using it = aBackend();
      const { send, overtime } = await aSender(it);
      it.database.scenario.failures = [
        failing('postOvertimeStatus', '504', { isAfterWork, occasion: 'once' }),
      ];
      const outcome = send(overtimeDecision(overtime, state)).catch((error: Error) => error.name);
      expect(await outcome).toEqual(isAfterWork ? [] : 'OutcomeUnknownError');
    });

    test('is settled by a later check if the list could not be read', async () => {
      using it = aBackend();
      const { send, overtime } = await aSender(it);
      it.database.scenario.failures = [
        failing('postOvertimeStatus', 'portal', { isAfterWork: true }),
        failing('getOvertime', 'portal', { occasion: 'once' }),
      ];
      const decision = overtimeDecision(overtime, state);
      await expect(send(decision)).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
      expect(await send(decision, 'check')).toEqual([]);
    });
  },
);

test(
  'reports an approved overtime that left the list as decided by someone else',
  { tags: ['overtime-21'] },
  async () => {
    using it = aBackend();
    const { send, overtime, signedIn } = await aSender(it);
    await decideOvertime(signedIn, { id: overtime.id, isApproved: false });
    expect(await send(overtimeDecision(overtime, 'approved'), 'check')).toMatchObject([{ kind: 'gone' }]);
  },
);

test('a decision that the server refuses for another reason fails', { tags: ['overtime-19'] }, async () => {
  using it = aBackend();
  const { send, overtime } = await aSender(it);
  const answer = send(overtimeDecision({ ...overtime, id: 1 }, 'approved'));
  await expect(answer).rejects.toMatchObject({ name: 'HttpError', status: 404 });
});

test(
  'waits in the queue of the session, can be undone, and is sent before the session ends',
  { tags: ['overtime-6', 'overtime-8'] },
  async () => {
    using it = aBackend();
    const { sender, overtime } = await aSender(it);
    let flush = () => {};
    const queue = createDecisionQueue<Overtime>({
      clock: it.clock,
      undoMs: 6000,
      send: sender,
      onBeforeEnd: (callback) => (flush = callback),
      keeping: { store: createPassingStore(), owner: '', queue: 'overtime' },
    });
    const key = queue.add(overtimeDecision(overtime, 'rejected'));
    expect(queue.undo(key ?? 0)).toBe(true);
    queue.add(overtimeDecision(overtime, 'approved'));
    flush();
    await vi.waitFor(() => expect(queue.state.value.entries).toMatchObject([{ phase: 'settled' }]));
    const bodies = it.sent.filter(({ call }) => call === 'SetOvertimeStatus').map(({ body }) => body);
    expect(bodies).toEqual([{ Item1: overtime.id, Item2: true }]);
  },
);

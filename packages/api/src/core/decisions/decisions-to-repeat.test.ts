import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDateTime } from '../local-date.ts';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { RequestState, WorkflowRequest } from '../../requests/requests.ts';
import type { ApprovalOutcome } from '../../approvals/approval-decisions.ts';
import { OutcomeUnknownError } from '../errors.ts';
import { decisionsToRepeat, outcomesOf } from './decision-outcomes.ts';
import { createDecisionQueue } from './decision-queue.ts';
import type { KeptAttempt } from '../outbox/kept-writes.ts';
import { idsOf, isUnknown } from './decision.ts';
import type { Decision } from './decision.ts';

const now = localDateTime('2026-11-20T08:00:00');
const ids = [1, 2, 3, 4, 5, 6];

function aRequest(id: number, state: RequestState = 'pending'): WorkflowRequest {
  return {
    id,
    applicant: 'Dvořáková Jana',
    text: 'Vacation',
    createdAt: now,
    state,
    remainingDays: null,
    deadline: null,
    approver: '',
    decidedAt: null,
    note: '',
  };
}

function anOutcome(id: number, difference: Partial<ApprovalOutcome>): ApprovalOutcome {
  return { item: aRequest(id), asked: 'approved', note: '', kind: 'refused', reason: '', ...difference };
}

test('repeats each request with its own state and note, in one call for equal ones', () => {
  const decisions = decisionsToRepeat([
    anOutcome(1, { asked: 'approved' }),
    anOutcome(2, { asked: 'rejected', note: 'Inventory' }),
    anOutcome(3, { asked: 'approved' }),
    anOutcome(4, { asked: 'rejected', note: 'Holiday' }),
    anOutcome(5, { asked: 'rejected', note: 'Inventory', kind: 'done' }),
  ]);
  expect(decisions.map((one) => ({ ...one, items: idsOf(one) }))).toEqual([
    { items: [1, 3], state: 'approved', note: '', isMass: true },
    { items: [2], state: 'rejected', note: 'Inventory', isMass: false },
    { items: [4], state: 'rejected', note: 'Holiday', isMass: false },
  ]);
});

/** The server's reaction to a decision: it does it, leaves the request pending, or another user was faster. */
type Fate = 'done' | 'left' | 'elsewhere';

/** A queue in front of a server. */
function aQueue(fates: () => Fate, canRead: () => boolean, canSend: () => boolean) {
  const clock = createManualClock(now);
  const states = new Map<number, RequestState>(ids.map((id) => [id, 'pending']));
  const wire: { id: number; state: string; note: string; call: number }[] = [];
  let calls = 0;

  const read = (decision: Decision<WorkflowRequest>) =>
    outcomesOf(
      decision,
      ids.map((id) => aRequest(id, states.get(id))),
    );

  async function send(
    decision: Decision<WorkflowRequest>,
    { isCheck }: KeptAttempt,
  ): Promise<ApprovalOutcome[]> {
    if (isCheck) return read(decision);
    calls++;
    for (const id of idsOf(decision))
      wire.push({ id, state: decision.state, note: decision.note, call: calls });
    if (!canSend()) throw new Error('refused');
    for (const id of idsOf(decision)) {
      const fate = fates();
      if (states.get(id) !== 'pending' || fate === 'left') continue;
      states.set(id, fate === 'done' ? decision.state : 'cancelled');
    }
    if (!canRead()) throw new OutcomeUnknownError(new Error('not read'));
    return read(decision);
  }

  const queue = createDecisionQueue({ clock, undoMs: 0, send });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    states,
    wire,
    queue,
    entries: () => queue.state.value.entries,
    outcomes: () => queue.state.value.outcomes,
    calls: () => calls,
    async decide(decision: Decision<WorkflowRequest>) {
      queue.add(decision);
      await settle();
    },
    settle,
  };
}

const decisions = fc.array(
  fc.record({
    ids: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }),
    state: fc.constantFrom('approved' as const, 'rejected' as const),
    note: fc.constantFrom('', 'Inventory', 'Holiday'),
    isRetried: fc.boolean(),
  }),
  { maxLength: 6 },
);
const chances = <T>(...values: readonly T[]) => fc.infiniteStream(fc.constantFrom(...values));

test('any failures: each request is sent only with the state and note of the user', async () => {
  const properties = [
    decisions,
    chances<Fate>('done', 'left', 'elsewhere'),
    chances(true, true, false),
  ] as const;
  await fc.assert(
    fc.asyncProperty(...properties, chances(true, true, false), async (made, fates, reads, sends) => {
      const next = <T>(stream: Iterator<T>, calm: T) => (isCalm ? calm : (stream.next().value as T));
      let isCalm = false;
      const own = aQueue(
        () => next(fates, 'done'),
        () => next(reads, true),
        () => next(sends, true),
      );
      const asked = new Map<number, { state: string; note: string }>();

      async function retry(): Promise<void> {
        for (const { key, phase } of own.entries()) if (phase === 'failed') own.queue.retry(key);
        await own.settle();
        const open = decisionsToRepeat(own.outcomes());
        const before = own.calls();
        for (const decision of open) await own.decide(decision);
        const kinds = new Set(open.map(({ state, note }) => `${state} ${note}`));
        expect(own.calls() - before).toBe(kinds.size);
      }

      for (const { ids: chosen, state, note, isRetried } of made) {
        const open = chosen.filter((id) => own.states.get(id) === 'pending');
        const taken = new Set(
          own
            .entries()
            .filter((entry) => entry.phase !== 'failed' || isUnknown(entry))
            .flatMap(idsOf),
        );
        for (const id of open) if (!taken.has(id)) asked.set(id, { state, note });
        const items = open.map((id) => aRequest(id));
        await own.decide({ items, state, note, isMass: open.length > 1 });
        if (isRetried) await retry();
        for (const { id, ...sent } of own.wire.splice(0)) expect(sent).toMatchObject(asked.get(id) ?? {});
      }
      isCalm = true;
      await retry();
      for (const { id, ...sent } of own.wire) expect(sent).toMatchObject(asked.get(id) ?? {});
      for (const [id, { state }] of asked) expect([state, 'cancelled']).toContain(own.states.get(id));
    }),
    { numRuns: 150 },
  );
});

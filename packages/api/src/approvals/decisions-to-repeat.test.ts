import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDateTime } from '../core/local-date.ts';
import { createManualClock } from '../core/manual-clock.ts';
import type { RequestState, WorkflowRequest } from '../requests/requests.ts';
import type { DecisionOutcome, Outcomes } from './decision-outcomes.ts';
import {
  decisionsToRepeat,
  outcomesAfterDeciding,
  outcomesAfterSending,
  outcomesOf,
} from './decision-outcomes.ts';
import type { Decision, QueuedDecision } from './decision-queue.ts';
import { createDecisionQueue, idsOf } from './decision-queue.ts';

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

function anOutcome(id: number, difference: Partial<DecisionOutcome>): DecisionOutcome {
  return { request: aRequest(id), asked: 'approved', note: '', kind: 'refused', reason: '', ...difference };
}

test('each request is asked for what was asked for it, with its note, in one call for those that are alike', () => {
  const decisions = decisionsToRepeat([
    anOutcome(1, { asked: 'approved' }),
    anOutcome(2, { asked: 'rejected', note: 'Inventory' }),
    anOutcome(3, { asked: 'approved', kind: 'unknown' }),
    anOutcome(4, { asked: 'rejected', note: 'Holiday' }),
    anOutcome(5, { asked: 'rejected', note: 'Inventory', kind: 'done' }),
  ]);
  expect(decisions.map((one) => ({ ...one, requests: idsOf(one) }))).toEqual([
    { requests: [1, 3], state: 'approved', note: '', isMass: true },
    { requests: [2], state: 'rejected', note: 'Inventory', isMass: false },
    { requests: [4], state: 'rejected', note: 'Holiday', isMass: false },
  ]);
});

/** What the server makes of a call about a request: does it, leaves it pending, or somebody else was faster. */
type Fate = 'done' | 'left' | 'elsewhere';

/** A server, the queue before it and what is known of the outcomes, put together as a screen does. */
function aScreen(fates: () => Fate, canRead: () => boolean, canSend: () => boolean) {
  const clock = createManualClock(now);
  const states = new Map<number, RequestState>(ids.map((id) => [id, 'pending']));
  const wire: { id: number; state: string; note: string; call: number }[] = [];
  let calls = 0;
  let outcomes: Outcomes = [];

  async function send(entry: QueuedDecision): Promise<number[]> {
    calls++;
    for (const id of idsOf(entry)) wire.push({ id, state: entry.state, note: entry.note, call: calls });
    if (!canSend()) throw new Error('refused');
    for (const id of idsOf(entry)) {
      const fate = fates();
      if (states.get(id) !== 'pending' || fate === 'left') continue;
      states.set(id, fate === 'done' ? entry.state : 'cancelled');
    }
    const fresh = canRead() ? ids.map((id) => aRequest(id, states.get(id))) : null;
    const known = outcomesOf(entry, fresh);
    outcomes = outcomesAfterSending(outcomes, entry, known);
    return known.filter(({ kind }) => kind !== 'done').map(({ request }) => request.id);
  }

  const queue = createDecisionQueue({ clock, undoMs: 0, send, sendBeforeEnd: send });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    states,
    wire,
    queue,
    outcomes: () => outcomes,
    calls: () => calls,
    async decide(decision: Decision) {
      outcomes = outcomesAfterDeciding(outcomes, decision);
      const key = queue.add(decision);
      await settle();
      return key;
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

test('whatever happens to decisions, the wire holds for each request exactly what the person asked for', async () => {
  const properties = [
    decisions,
    chances<Fate>('done', 'left', 'elsewhere'),
    chances(true, true, false),
  ] as const;
  await fc.assert(
    fc.asyncProperty(...properties, chances(true, true, false), async (made, fates, reads, sends) => {
      const next = <T>(stream: Iterator<T>, calm: T) => (isCalm ? calm : (stream.next().value as T));
      let isCalm = false;
      const screen = aScreen(
        () => next(fates, 'done'),
        () => next(reads, true),
        () => next(sends, true),
      );
      const asked = new Map<number, { state: string; note: string }>();

      async function retry(): Promise<void> {
        for (const { key, phase } of screen.queue.entries()) if (phase === 'failed') screen.queue.retry(key);
        await screen.settle();
        const open = decisionsToRepeat(screen.outcomes());
        const before = screen.calls();
        for (const decision of open) await screen.decide(decision);
        const kinds = new Set(open.map(({ state, note }) => `${state} ${note}`));
        expect(screen.calls() - before).toBe(kinds.size);
      }

      for (const { ids: chosen, state, note, isRetried } of made) {
        const open = chosen.filter((id) => screen.states.get(id) === 'pending');
        const taken = new Set(
          screen.queue
            .entries()
            .filter(({ phase }) => phase !== 'failed')
            .flatMap(idsOf),
        );
        for (const id of open) if (!taken.has(id)) asked.set(id, { state, note });
        const requests = open.map((id) => aRequest(id));
        await screen.decide({ requests, state, note, isMass: open.length > 1 });
        if (isRetried) await retry();
        for (const { id, ...sent } of screen.wire.splice(0)) expect(sent).toMatchObject(asked.get(id) ?? {});
      }
      isCalm = true;
      await retry();
      for (const { id, ...sent } of screen.wire) expect(sent).toMatchObject(asked.get(id) ?? {});
      for (const [id, { state }] of asked) expect([state, 'cancelled']).toContain(screen.states.get(id));
    }),
    { numRuns: 150 },
  );
});

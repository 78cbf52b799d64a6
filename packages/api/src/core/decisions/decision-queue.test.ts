import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { localDateTime } from '../local-date.ts';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { DecisionOutcome } from './decision-outcomes.ts';
import { createDecisionQueue } from './decision-queue.ts';
import type { DecisionResult } from './queue-state.ts';
import { idsOf } from './decision.ts';
import type { Decidable, Decision } from './decision.ts';

const now = localDateTime('2026-11-20T08:00:00');

function aDecision(...ids: number[]): Decision<Decidable> {
  return { items: ids.map((id) => ({ id })), state: 'approved', note: '', isMass: ids.length > 1 };
}

/** The outcomes of items that are still pending. */
function refused(ids: readonly number[]): DecisionOutcome<Decidable>[] {
  return ids.map((id) => ({ item: { id }, asked: 'approved', note: '', kind: 'refused', reason: '' }));
}

/** A running call that the test ends. */
interface Call {
  ids: number[];
  end: (error?: Error | null, openIds?: number[]) => void;
}

function aQueue(undoMs = 6000) {
  const clock = createManualClock(now);
  const calls: Call[] = [];
  const onResult = vi.fn<(result: DecisionResult<Decidable>, isSeen: boolean) => void>();
  const send = (decision: Decision<Decidable>) =>
    new Promise<DecisionOutcome<Decidable>[]>((resolve, reject) => {
      const end: Call['end'] = (error, openIds = []) => (error ? reject(error) : resolve(refused(openIds)));
      calls.push({ ids: idsOf(decision), end });
    });
  const queue = createDecisionQueue({ clock, undoMs, send, onResult });
  const entries = () => queue.state.value.entries;
  const phases = () => entries().map(({ phase }) => phase);
  return { clock, calls, queue, entries, phases, onResult };
}

/** Waits for the effects of an ended call. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a decision', () => {
  test('waits for the undo time, then is sent and settled', async () => {
    const { clock, calls, queue, phases } = aQueue();
    queue.add(aDecision(1));
    clock.advance(5999);
    expect(phases()).toEqual(['waiting']);
    expect(calls).toEqual([]);
    clock.advance(1);
    expect(phases()).toEqual(['sending']);
    calls[0]?.end();
    await settle();
    expect(phases()).toEqual(['settled']);
  });

  test('is not sent after undo', () => {
    const { clock, calls, queue, entries } = aQueue();
    expect(queue.undo(queue.add(aDecision(1)) ?? 0)).toBe(true);
    clock.advance(60_000);
    expect(entries()).toEqual([]);
    expect(calls).toEqual([]);
  });

  test('cannot be undone while it is being sent', () => {
    const { clock, queue, phases } = aQueue();
    const key = queue.add(aDecision(1)) ?? 0;
    clock.advance(6000);
    expect(queue.undo(key)).toBe(false);
    expect(phases()).toEqual(['sending']);
  });

  test('is sent immediately without an undo time', () => {
    const { calls, queue } = aQueue(0);
    queue.add(aDecision(1));
    expect(calls).toHaveLength(1);
  });

  test('is sent again with its note after a failure, once for two retries', async () => {
    const { clock, calls, queue, entries, phases } = aQueue();
    const key = queue.add({ ...aDecision(1), note: 'Inventory' }) ?? 0;
    clock.advance(6000);
    calls[0]?.end(new Error('500'));
    await settle();
    expect(entries()[0]).toMatchObject({ phase: 'failed', note: 'Inventory', error: new Error('500') });
    queue.retry(key);
    queue.retry(key);
    expect(phases()).toEqual(['sending']);
    expect(calls).toHaveLength(2);
  });

  test('that failed can be dismissed or replaced by another decision', async () => {
    const { clock, calls, queue, entries, phases } = aQueue();
    queue.add(aDecision(1, 2));
    clock.advance(6000);
    calls[0]?.end(new Error('500'));
    await settle();
    queue.add(aDecision(1));
    expect(entries().map(idsOf)).toEqual([[2], [1]]);
    queue.dismiss(entries()[0]?.key ?? 0);
    expect(phases()).toEqual(['waiting']);
  });

  test('about many items leaves those undecided that the server has not changed', async () => {
    const { clock, calls, queue, entries } = aQueue();
    queue.add(aDecision(1, 2, 3));
    clock.advance(6000);
    calls[0]?.end(null, [2]);
    await settle();
    expect(entries().map(idsOf)).toEqual([[1, 3]]);
    expect(queue.add(aDecision(2))).not.toBeNull();
    clock.advance(6000);
    calls[1]?.end(null, [2]);
    await settle();
    expect(entries().map(idsOf)).toEqual([[1, 3]]);
  });

  test('omits items that already have a decision', () => {
    const { queue, entries } = aQueue();
    queue.add(aDecision(1));
    expect(queue.add(aDecision(1))).toBeNull();
    queue.add(aDecision(1, 2, 3));
    expect(entries().map(idsOf)).toEqual([[1], [2, 3]]);
  });

  test('has its own undo time', () => {
    const { clock, queue, phases } = aQueue();
    queue.add(aDecision(1));
    clock.advance(4000);
    queue.add(aDecision(2));
    clock.advance(2000);
    expect(phases()).toEqual(['sending', 'waiting']);
  });

  test('about many items that failed can be undone again before it is resent', async () => {
    const { clock, calls, queue, phases } = aQueue();
    const key = queue.add(aDecision(1, 2)) ?? 0;
    clock.advance(6000);
    calls[0]?.end(new Error('500'));
    await settle();
    queue.retry(key);
    expect(phases()).toEqual(['waiting']);
    clock.advance(6000);
    expect(calls.map(({ ids }) => ids)).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});

test('flush sends waiting decisions immediately, and nothing twice', () => {
  const { clock, calls, queue, phases } = aQueue();
  queue.add(aDecision(1));
  clock.advance(6000);
  queue.add(aDecision(2));
  queue.flush();
  queue.flush();
  clock.advance(60_000);
  expect(phases()).toEqual(['sending', 'sending']);
  expect(calls.map(({ ids }) => ids)).toEqual([[1], [2]]);
});

describe('a listener', () => {
  test('is called with the first state and after every change until it unsubscribes', () => {
    const { queue } = aQueue();
    const listener = vi.fn<() => void>();
    const unsubscribe = queue.state.subscribe(listener);
    queue.add(aDecision(1));
    unsubscribe();
    queue.add(aDecision(2));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('that unsubscribes last sends all waiting decisions', () => {
    const { calls, queue } = aQueue();
    const [first, last] = [queue.state.subscribe(() => {}), queue.state.subscribe(() => {})];
    queue.add(aDecision(1));
    first();
    first();
    expect(calls).toEqual([]);
    last();
    expect(calls).toHaveLength(1);
  });

  test('receives the result of a decision', async () => {
    const { clock, calls, queue, onResult } = aQueue();
    const listener = vi.fn<(result: DecisionResult<Decidable> | null) => void>();
    queue.state.subscribe(() => {});
    queue.lastResult.subscribe(listener);
    queue.add(aDecision(1, 2));
    clock.advance(6000);
    calls[0]?.end(null, [2]);
    await settle();
    const result = { decision: expect.objectContaining({ items: [{ id: 1 }] }), outcomes: refused([2]) };
    expect(listener).toHaveBeenLastCalledWith(result);
    expect(onResult).toHaveBeenCalledExactlyOnceWith(result, true);
    expect(queue.state.value.outcomes).toEqual(refused([2]));
    queue.clearOutcomes();
    expect(queue.state.value.outcomes).toEqual([]);
  });
});

test('keeps only the outcomes that are not done when the last listener leaves', async () => {
  const outcomes = [
    ...refused([1]),
    ...refused([2]).map((outcome) => ({ ...outcome, kind: 'done' as const })),
    ...refused([3]).map((outcome) => ({ ...outcome, kind: 'gone' as const })),
  ];
  const queue = createDecisionQueue({
    clock: createManualClock(now),
    undoMs: 0,
    send: () => Promise.resolve(outcomes),
    onResult: () => {},
  });
  const leave = queue.state.subscribe(() => {});
  queue.add(aDecision(1, 2, 3));
  await settle();
  expect(queue.state.value.outcomes).toEqual(outcomes);
  leave();
  expect(queue.state.value.outcomes.map(({ kind }) => kind)).toEqual(['refused', 'gone']);
});

test('a result without a listener is reported as unseen', async () => {
  const { calls, queue, onResult } = aQueue();
  const unsubscribe = queue.state.subscribe(() => {});
  queue.add(aDecision(1));
  unsubscribe();
  calls[0]?.end(new Error('500'));
  await settle();
  expect(onResult).toHaveBeenCalledExactlyOnceWith(
    { decision: expect.objectContaining({ phase: 'failed', error: new Error('500') }), outcomes: [] },
    false,
  );
});

type Step =
  | { do: 'add'; ids: number[] }
  | { do: 'undo' | 'retry' | 'dismiss'; key: number }
  | { do: 'advance'; ms: number }
  | { do: 'end'; call: number; isFailure: boolean; isPartial: boolean }
  | { do: 'flush' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), ids: fc.uniqueArray(fc.nat(5), { minLength: 1 }) }),
  fc.record({ do: fc.constantFrom('undo', 'retry', 'dismiss'), key: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ do: fc.constant('advance' as const), ms: fc.nat(7000) }),
  fc.record({
    do: fc.constant('end' as const),
    call: fc.nat(8),
    isFailure: fc.boolean(),
    isPartial: fc.boolean(),
  }),
  fc.record({ do: fc.constant('flush' as const) }),
);

test('any order of commands and results sends each decision once or undoes it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.constantFrom(0, 6000), async (steps, undoMs) => {
      const { clock, calls, queue, entries } = aQueue(undoMs);
      /** The numbers of added, undone and retried decisions. */
      let accepted = 0;
      let undone = 0;
      let retried = 0;
      const ended = new Set<Call>();
      for (const one of steps) {
        if (one.do === 'add') accepted += queue.add(aDecision(...one.ids)) === null ? 0 : 1;
        if (one.do === 'undo') undone += queue.undo(one.key) ? 1 : 0;
        if (one.do === 'retry') {
          retried += entries().some(({ key, phase }) => key === one.key && phase === 'failed') ? 1 : 0;
          queue.retry(one.key);
        }
        if (one.do === 'dismiss') queue.dismiss(one.key);
        if (one.do === 'advance') clock.advance(one.ms);
        if (one.do === 'flush') queue.flush();
        const call = one.do === 'end' ? calls[one.call] : undefined;
        if (one.do === 'end' && call) {
          call.end(one.isFailure ? new Error('refused') : null, one.isPartial ? call.ids.slice(1) : []);
          ended.add(call);
          await settle();
        }
        const underWay = calls.filter((each) => !ended.has(each)).flatMap(({ ids }) => ids);
        expect(new Set(underWay).size).toBe(underWay.length);
        const living = entries()
          .filter(({ phase }) => phase !== 'failed')
          .flatMap(idsOf);
        expect(new Set(living).size).toBe(living.length);
      }
      queue.flush();
      clock.advance(60_000);
      expect(entries().filter(({ phase }) => phase === 'waiting')).toEqual([]);
      expect(calls).toHaveLength(accepted - undone + retried);
    }),
    { numRuns: 60 },
  );
});

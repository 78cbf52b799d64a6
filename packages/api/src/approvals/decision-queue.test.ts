import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { localDateTime } from '../core/local-date.ts';
import { createManualClock } from '../core/manual-clock.ts';
import type { WorkflowRequest } from '../requests/requests.ts';
import type { QueuedDecision } from './decision-queue.ts';
import { createDecisionQueue, idsOf } from './decision-queue.ts';

const now = localDateTime('2026-11-20T08:00:00');

function aRequest(id: number): WorkflowRequest {
  return {
    id,
    applicant: 'Dvořáková Jana',
    text: 'Vacation',
    createdAt: now,
    state: 'pending',
    remainingDays: null,
    deadline: null,
    approver: '',
    decidedAt: null,
    note: '',
  };
}

function aDecision(...ids: number[]) {
  return { requests: ids.map(aRequest), state: 'approved' as const, note: '', isMass: ids.length > 1 };
}

/** A call under way that the test ends. */
interface Call {
  ids: number[];
  isBeforeEnd: boolean;
  end: (error?: Error | null, openIds?: number[]) => void;
}

function aQueue(undoMs = 6000) {
  const clock = createManualClock(now);
  const calls: Call[] = [];
  const sender = (isBeforeEnd: boolean) => (entry: QueuedDecision) =>
    new Promise<readonly number[]>((resolve, reject) => {
      const end: Call['end'] = (error, openIds = []) => (error ? reject(error) : resolve(openIds));
      calls.push({ ids: idsOf(entry), isBeforeEnd, end });
    });
  const queue = createDecisionQueue({ clock, undoMs, send: sender(false), sendBeforeEnd: sender(true) });
  const phases = () => queue.entries().map(({ phase }) => phase);
  return { clock, calls, queue, phases };
}

/** Lets what follows from an ended call happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a decision', () => {
  test('waits, then is sent, then is settled', async () => {
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

  test('is never sent once it was taken back', () => {
    const { clock, calls, queue } = aQueue();
    expect(queue.undo(queue.add(aDecision(1)) ?? 0)).toBe(true);
    clock.advance(60_000);
    expect(queue.entries()).toEqual([]);
    expect(calls).toEqual([]);
  });

  test('cannot be taken back on its way', () => {
    const { clock, queue, phases } = aQueue();
    const key = queue.add(aDecision(1)) ?? 0;
    clock.advance(6000);
    expect(queue.undo(key)).toBe(false);
    expect(phases()).toEqual(['sending']);
  });

  test('goes at once where nothing can be taken back', () => {
    const { calls, queue } = aQueue(0);
    queue.add(aDecision(1));
    expect(calls).toHaveLength(1);
  });

  test('that failed is sent again with the same note, once for each attempt', async () => {
    const { clock, calls, queue, phases } = aQueue();
    const key = queue.add({ ...aDecision(1), note: 'Inventory' }) ?? 0;
    clock.advance(6000);
    calls[0]?.end(new Error('500'));
    await settle();
    expect(queue.entries()[0]).toMatchObject({ phase: 'failed', note: 'Inventory', error: new Error('500') });
    queue.retry(key);
    queue.retry(key);
    expect(phases()).toEqual(['sending']);
    expect(calls).toHaveLength(2);
  });

  test('that failed can be forgotten, or decided anew', async () => {
    const { clock, calls, queue, phases } = aQueue();
    queue.add(aDecision(1, 2));
    clock.advance(6000);
    calls[0]?.end(new Error('500'));
    await settle();
    queue.add(aDecision(1));
    expect(queue.entries().map(idsOf)).toEqual([[2], [1]]);
    queue.dismiss(queue.entries()[0]?.key ?? 0);
    expect(phases()).toEqual(['waiting']);
  });

  test('about many leaves those open that the server has not given the state', async () => {
    const { clock, calls, queue } = aQueue();
    queue.add(aDecision(1, 2, 3));
    clock.advance(6000);
    calls[0]?.end(null, [2]);
    await settle();
    expect(queue.entries().map(idsOf)).toEqual([[1, 3]]);
    expect(queue.add(aDecision(2))).not.toBeNull();
    clock.advance(6000);
    calls[1]?.end(null, [2]);
    await settle();
    expect(queue.entries().map(idsOf)).toEqual([[1, 3]]);
  });

  test('leaves out what was decided about before', () => {
    const { queue } = aQueue();
    queue.add(aDecision(1));
    expect(queue.add(aDecision(1))).toBeNull();
    queue.add(aDecision(1, 2, 3));
    expect(queue.entries().map(idsOf)).toEqual([[1], [2, 3]]);
  });

  test('has a time of its own', () => {
    const { clock, queue, phases } = aQueue();
    queue.add(aDecision(1));
    clock.advance(4000);
    queue.add(aDecision(2));
    clock.advance(2000);
    expect(phases()).toEqual(['sending', 'waiting']);
  });
});

test('the end of page or session sends at once what waits, by calls that outlive the page, and nothing twice', () => {
  const { clock, calls, queue, phases } = aQueue();
  queue.add(aDecision(1));
  clock.advance(6000);
  queue.add(aDecision(2));
  queue.flushBeforeEnd();
  queue.flushBeforeEnd();
  queue.flush();
  clock.advance(60_000);
  expect(phases()).toEqual(['sending', 'sending']);
  expect(calls.map(({ ids, isBeforeEnd }) => [ids, isBeforeEnd])).toEqual([
    [[1], false],
    [[2], true],
  ]);
});

test('listeners hear of every change until they end it', () => {
  const { queue } = aQueue();
  const listener = vi.fn<() => void>();
  const end = queue.subscribe(listener);
  queue.add(aDecision(1));
  end();
  queue.add(aDecision(2));
  expect(listener).toHaveBeenCalledTimes(1);
});

type Step =
  | { do: 'add'; ids: number[] }
  | { do: 'undo' | 'retry' | 'dismiss'; key: number }
  | { do: 'advance'; ms: number }
  | { do: 'end'; call: number; isFailure: boolean; isPartial: boolean }
  | { do: 'flush' | 'flushBeforeEnd' };

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
  fc.record({ do: fc.constantFrom('flush', 'flushBeforeEnd') }),
);

test('whatever happens, nothing is sent twice and everything is sent once or taken back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.constantFrom(0, 6000), async (steps, undoMs) => {
      const { clock, calls, queue } = aQueue(undoMs);
      /** Of each request: how often it was taken in and taken back, and how often sending it again was asked for. */
      let accepted = 0;
      let takenBack = 0;
      let retried = 0;
      const ended = new Set<Call>();
      for (const one of steps) {
        if (one.do === 'add') accepted += queue.add(aDecision(...one.ids)) === null ? 0 : 1;
        if (one.do === 'undo') takenBack += queue.undo(one.key) ? 1 : 0;
        if (one.do === 'retry') {
          retried += queue.entries().some(({ key, phase }) => key === one.key && phase === 'failed') ? 1 : 0;
          queue.retry(one.key);
        }
        if (one.do === 'dismiss') queue.dismiss(one.key);
        if (one.do === 'advance') clock.advance(one.ms);
        if (one.do === 'flush') queue.flush();
        if (one.do === 'flushBeforeEnd') queue.flushBeforeEnd();
        const call = one.do === 'end' ? calls[one.call] : undefined;
        if (one.do === 'end' && call) {
          call.end(one.isFailure ? new Error('refused') : null, one.isPartial ? call.ids.slice(1) : []);
          ended.add(call);
          await settle();
        }
        const underWay = calls.filter((each) => !ended.has(each)).flatMap(({ ids }) => ids);
        expect(new Set(underWay).size).toBe(underWay.length);
        const living = queue
          .entries()
          .filter(({ phase }) => phase !== 'failed')
          .flatMap(idsOf);
        expect(new Set(living).size).toBe(living.length);
      }
      queue.flushBeforeEnd();
      clock.advance(60_000);
      expect(queue.entries().filter(({ phase }) => phase === 'waiting')).toEqual([]);
      expect(calls).toHaveLength(accepted - takenBack + retried);
    }),
    { numRuns: 60 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Transport } from '../core/transport.ts';
import { localDate } from '../core/local-date.ts';
import { batchSizes, batchesAtOnce } from './batches.ts';
import { aPage } from './department-plan.fixtures.ts';
import { isComplete } from './department-plan.ts';
import type { LoadedPlanPage } from './department-plan.ts';
import { loadPlanBatches } from './load-plan-batches.ts';

const request = {
  from: localDate('2026-11-16'),
  to: localDate('2026-11-22'),
  centreId: 1,
  includesSubcentres: true,
  categoryRef: null,
};
const rights = { knowsContacts: true, knowsAbsenceReasons: true };

/** What happens while a page loads; an answer is that of any batch under way. */
type Step =
  | { kind: 'answer' | 'failure'; which: number }
  | { kind: 'scroll'; first: number }
  | { kind: 'turn' }
  | { kind: 'abort' };

const which = fc.nat({ max: 7 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('answer' as const), which }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('scroll' as const), first: fc.nat({ max: 200 }) }) },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'turn' }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('failure' as const), which }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'abort' }) },
);

interface Batch {
  refs: readonly string[];
  answer: () => void;
  fail: (error: Error) => void;
}

/** A backend whose answers come when the test wants them, also those that nobody waits for any more. */
function aSlowBackend() {
  const asked: Batch[] = [];
  const underWay: Batch[] = [];
  const transport = {
    call(_endpoint: unknown, { body }: { body: { Item3: string[] } }) {
      const refs = body.Item3;
      return new Promise((resolve, reject) => {
        const intervals = refs.map((ownerID) => ({
          type: 'IPODENSMEN',
          begin: '2026-11-20T06:00:00Z',
          end: '2026-11-20T14:00:00Z',
          isAllDay: false,
          color: '#ffd54f',
          name: `Shift of ${ownerID}`,
          shortcut: 'E',
          ownerID,
        }));
        const batch = {
          refs,
          answer: () => resolve({ intervals, recalculatedIDs: refs.slice(0, 1) }),
          fail: reject,
        };
        asked.push(batch);
        underWay.push(batch);
      });
    },
  } as unknown as Transport;
  const take = (place: number) => underWay.splice(place % (underWay.length || 1), 1)[0];
  return { transport, asked, underWay, take };
}

/** Lets everything happen that waits for nothing. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Loads a page while some steps happen, then answers what is left; checks each rule all the way. */
async function run(start: LoadedPlanPage, steps: readonly Step[]) {
  const backend = aSlowBackend();
  const personRefs = start.people.map(({ personRef }) => personRef);
  const stop = new AbortController();
  const view = { first: 0, isCurrent: true };
  const answered = new Set(start.fetchedRefs);
  const told: LoadedPlanPage[] = [];
  const failed: Error[] = [];
  const visibleRefs = () => personRefs.slice(view.first, view.first + 16);
  const loading = loadPlanBatches(
    backend.transport,
    {
      request,
      rights,
      focus: { isCurrent: () => view.isCurrent, visibleRefs },
      onProgress: (page) => told.push(page),
      signal: stop.signal,
    },
    start,
  ).then(
    (page) => ({ page, error: null }),
    (error: unknown) => ({ page: null, error }),
  );
  let hasEnded = false;
  void loading.then(() => (hasEnded = true));
  let checked = 0;
  const checkNewBatches = () => {
    const begun = backend.asked.slice(checked);
    const before = new Set([
      ...start.fetchedRefs,
      ...backend.asked.slice(0, checked).flatMap(({ refs }) => refs),
    ]);
    checked = backend.asked.length;
    const kind = view.isCurrent ? 'current' : 'neighbour';
    const room = Math.max(batchesAtOnce[kind], backend.underWay.length - begun.length);
    expect(backend.underWay.length).toBeLessThanOrEqual(room);
    // Those on the screen come first, and all of them as soon as the batches have room for them.
    const waiting = [...new Set([...visibleRefs(), ...personRefs])].filter((ref) => !before.has(ref));
    const wanted = waiting.slice(0, begun.length * batchSizes[kind]);
    expect(begun.flatMap(({ refs }) => refs)).toEqual(wanted);
    const isOver = stop.signal.aborted || failed.length > 0;
    expect(begun.length === 0 || !isOver).toBe(true);
  };
  async function take(one: Step): Promise<void> {
    if (one.kind === 'scroll') view.first = one.first;
    if (one.kind === 'turn') view.isCurrent = !view.isCurrent;
    // Nobody ends what has ended.
    if (one.kind === 'abort' && !hasEnded) stop.abort(new Error('left'));
    const batch = 'which' in one ? backend.take(one.which) : undefined;
    if (batch && one.kind === 'answer') {
      if (!stop.signal.aborted) for (const ref of batch.refs) answered.add(ref);
      batch.answer();
    } else if (batch) {
      const error = new Error(`failure ${failed.length}`);
      if (!stop.signal.aborted) failed.push(error);
      batch.fail(error);
    }
    await settle();
    checkNewBatches();
    // What has come is told, and of what comes after the end nothing.
    expect((told.at(-1) ?? start).fetchedRefs).toEqual(answered);
  }
  await settle();
  checkNewBatches();
  for (const one of steps) await take(one);
  while (backend.underWay.length > 0) await take({ kind: 'answer', which: 0 });
  return { ...(await loading), told, answered, failed, asked: backend.asked, isAborted: stop.signal.aborted };
}

/** What a page holds once these people's plans have come, in whichever order. */
function expectPlansOf(page: LoadedPlanPage, refs: ReadonlySet<string>): void {
  const known = page.people.map(({ personRef }) => personRef).filter((ref) => refs.has(ref));
  expect([...page.intervals.keys()]).toEqual(known);
  for (const [ref, intervals] of page.intervals)
    expect(intervals.map(({ name }) => name)).toEqual([`Shift of ${ref}`]);
}

const people = fc.nat({ max: 150 }).map((count) => Array.from({ length: count }, (_, place) => `p${place}`));

test('batches answered in any order make one page; nobody is asked for twice, and never too many at once', async () => {
  await fc.assert(
    fc.asyncProperty(people, fc.array(step, { maxLength: 30 }), async (refs, steps) => {
      const { page, error, told, answered, failed, asked, isAborted } = await run(aPage(refs), steps);
      const askedRefs = asked.flatMap(({ refs: batch }) => batch);
      expect(new Set(askedRefs).size).toBe(askedRefs.length);
      for (const one of told) expectPlansOf(one, one.fetchedRefs);
      // The first failure is the one that is told; what the others had asked for has come all the same.
      const cause = isAborted ? 'left' : failed[0]?.message;
      expect(error instanceof Error ? error.message : undefined).toBe(page ? undefined : cause);
      expect(page === null || isComplete(page)).toBe(true);
      expectPlansOf(page ?? told.at(-1) ?? aPage(refs), page ? new Set(refs) : answered);
    }),
    { numRuns: 150 },
  );
});

test('a load that was left or has failed is taken up with the others alone', async () => {
  await fc.assert(
    fc.asyncProperty(people, fc.array(step, { maxLength: 12 }), async (refs, steps) => {
      const first = await run(aPage(refs), steps);
      const known = first.told.at(-1) ?? aPage(refs);
      const second = await run(known, []);
      expect(second.asked.flatMap(({ refs: batch }) => batch).toSorted()).toEqual(
        refs.filter((ref) => !first.answered.has(ref)).toSorted(),
      );
      expect(second.page && isComplete(second.page)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

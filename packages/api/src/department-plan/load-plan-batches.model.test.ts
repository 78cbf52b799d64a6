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
const rights = { canSeeContacts: true, knowsAbsenceReasons: true };

/** An event while a page is loading. `which` selects one of the pending batches. */
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

/** A backend that responds when the test says so, also after the load was aborted. */
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

/** Lets all pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Loads a page during some steps, then responds to the remaining batches. Checks the rules after each step. */
async function run(start: LoadedPlanPage, steps: readonly Step[]) {
  const backend = aSlowBackend();
  const personRefs = start.people.map(({ personRef }) => personRef);
  const stop = new AbortController();
  const view = { first: 0, isCurrent: true };
  const answered = new Set(start.fetchedRefs);
  const reported: LoadedPlanPage[] = [];
  const failed: Error[] = [];
  const visibleRefs = () => personRefs.slice(view.first, view.first + 16);
  const loading = loadPlanBatches(
    backend.transport,
    {
      request,
      rights,
      focus: { isCurrent: () => view.isCurrent, visibleRefs },
      onProgress: (page) => reported.push(page),
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
    // Visible people are fetched first, as many as the batches have room for.
    const missing = [...new Set([...visibleRefs(), ...personRefs])].filter((ref) => !before.has(ref));
    const wanted = missing.slice(0, begun.length * batchSizes[kind]);
    expect(begun.flatMap(({ refs }) => refs)).toEqual(wanted);
    const isOver = stop.signal.aborted || failed.length > 0;
    expect(begun.length === 0 || !isOver).toBe(true);
  };
  async function take(one: Step): Promise<void> {
    if (one.kind === 'scroll') view.first = one.first;
    if (one.kind === 'turn') view.isCurrent = !view.isCurrent;
    // A load that has ended is not aborted.
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
    // Loaded plans are reported, and plans that arrive after the end are not.
    expect((reported.at(-1) ?? start).fetchedRefs).toEqual(answered);
  }
  await settle();
  checkNewBatches();
  for (const one of steps) await take(one);
  while (backend.underWay.length > 0) await take({ kind: 'answer', which: 0 });
  return {
    ...(await loading),
    reported,
    answered,
    failed,
    asked: backend.asked,
    isAborted: stop.signal.aborted,
  };
}

/** Expects that a page has exactly the plans of these people. */
function expectPlansOf(page: LoadedPlanPage, refs: ReadonlySet<string>): void {
  const known = page.people.map(({ personRef }) => personRef).filter((ref) => refs.has(ref));
  expect([...page.intervals.keys()]).toEqual(known);
  for (const [ref, intervals] of page.intervals)
    expect(intervals.map(({ name }) => name)).toEqual([`Shift of ${ref}`]);
}

const people = fc.nat({ max: 150 }).map((count) => Array.from({ length: count }, (_, place) => `p${place}`));

test(
  'builds one page from batches in any order, fetches no one twice, and never runs too many batches',
  { tags: ['department-plan-28', 'department-plan-29', 'department-plan-43'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(people, fc.array(step, { maxLength: 30 }), async (refs, steps) => {
        const { page, error, reported, answered, failed, asked, isAborted } = await run(aPage(refs), steps);
        const askedRefs = asked.flatMap(({ refs: batch }) => batch);
        expect(new Set(askedRefs).size).toBe(askedRefs.length);
        for (const grown of reported) expectPlansOf(grown, grown.fetchedRefs);
        // The first failure is thrown; the plans of the other batches are loaded anyway.
        const cause = isAborted ? 'left' : failed[0]?.message;
        expect(error instanceof Error ? error.message : undefined).toBe(page ? undefined : cause);
        expect(page === null || isComplete(page)).toBe(true);
        expectPlansOf(page ?? reported.at(-1) ?? aPage(refs), page ? new Set(refs) : answered);
      }),
      { numRuns: 150 },
    );
  },
);

test(
  'continues an aborted or failed load with the missing plans only',
  { tags: ['department-plan-30'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(people, fc.array(step, { maxLength: 12 }), async (refs, steps) => {
        const first = await run(aPage(refs), steps);
        const known = first.reported.at(-1) ?? aPage(refs);
        const second = await run(known, []);
        expect(second.asked.flatMap(({ refs: batch }) => batch).toSorted()).toEqual(
          refs.filter((ref) => !first.answered.has(ref)).toSorted(),
        );
        expect(second.page && isComplete(second.page)).toBe(true);
      }),
      { numRuns: 50 },
    );
  },
);

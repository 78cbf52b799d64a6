import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDateTime } from '../core/local-date.ts';
import { batchSizes, pickNextBatch, mergeBatch, withKnown } from './batches.ts';
import { aPage, anInterval } from './department-plan.fixtures.ts';
import { isComplete } from './department-plan.ts';

const refs = fc.uniqueArray(fc.integer({ min: 0, max: 400 }).map(String), { maxLength: 200 });
/** The visible people before each batch, including people of other pages. */
const views = fc.array(fc.array(fc.integer({ min: 0, max: 500 }).map(String), { maxLength: 30 }));
const size = fc.constantFrom(batchSizes.current, batchSizes.neighbour);

test(
  'picks everyone exactly once, in batches of at most the allowed size',
  { tags: ['department-plan-28'] },
  () => {
    fc.assert(
      fc.property(refs, views, fc.array(size), (personRefs, seen, sizes) => {
        const askedRefs = new Set<string>();
        const asked: string[] = [];
        for (let turn = 0; turn <= personRefs.length; turn++) {
          const limit = sizes[turn % (sizes.length || 1)] ?? batchSizes.current;
          const visibleRefs = seen[turn % (seen.length || 1)] ?? [];
          const batch = pickNextBatch({ personRefs, askedRefs, visibleRefs, size: limit });
          expect(batch.length).toBe(Math.min(limit, personRefs.length - askedRefs.size));
          asked.push(...batch);
          for (const ref of batch) askedRefs.add(ref);
        }
        expect(asked.toSorted()).toEqual(personRefs.toSorted());
      }),
    );
  },
);

test(
  'picks the visible people first, then the others in the order of the page',
  { tags: ['department-plan-29'] },
  () => {
    fc.assert(
      fc.property(refs, refs, refs, (personRefs, visible, asked) => {
        const askedRefs = new Set(asked);
        const visibleRefs = visible.slice(0, 20);
        const batch = pickNextBatch({ personRefs, askedRefs, visibleRefs, size: batchSizes.current });
        const waiting = personRefs.filter((ref) => !askedRefs.has(ref));
        const first = visibleRefs.filter((ref) => waiting.includes(ref));
        const rest = waiting.filter((ref) => !first.includes(ref));
        expect(batch).toEqual([...first, ...rest].slice(0, batchSizes.current));
      }),
    );
  },
);

test('merges only the plans of the people of the batch, sorted by their beginning', () => {
  const later = { begin: localDateTime('2026-11-20T12:00:00') };
  const page = mergeBatch(aPage(['1', '2', '3']), {
    personRefs: ['1', '2'],
    intervals: [anInterval('1', later), anInterval('1'), anInterval('3')],
    recalculatedRefs: ['2', '3'],
  });
  expect([...page.intervals]).toEqual([
    ['1', [anInterval('1'), anInterval('1', later)]],
    ['2', []],
  ]);
  expect(page.fetchedRefs).toEqual(new Set(['1', '2']));
  expect(page.recalculatedRefs).toEqual(new Set(['2']));
  expect(isComplete(page)).toBe(false);
});

test('keeps the arrays of other plans, so that their rows do not render again', () => {
  const response = (ref: string) => ({
    personRefs: [ref],
    intervals: [anInterval(ref)],
    recalculatedRefs: [],
  });
  const first = mergeBatch(aPage(['1', '2']), response('1'));
  const second = mergeBatch(first, response('2'));
  expect(second.intervals.get('1')).toBe(first.intervals.get('1'));
  expect(isComplete(second)).toBe(true);
});

test('merges batches to the same page in every order', () => {
  const responses = ['1', '2', '3'].map((ref) => ({
    personRefs: [ref],
    intervals: [anInterval(ref)],
    recalculatedRefs: [ref],
  }));
  const page = responses.reduce(mergeBatch, aPage(['1', '2', '3']));
  const other = responses.toReversed().reduce(mergeBatch, aPage(['1', '2', '3']));
  expect([...other.intervals]).toEqual([...page.intervals]);
  expect(other).toEqual(page);
});

test('keeps the earlier plans of a page that is fetched again, and marks everyone as missing', () => {
  const response = { personRefs: ['1', '2'], intervals: [anInterval('1')], recalculatedRefs: ['1'] };
  const known = mergeBatch(aPage(['1', '2']), response);
  const page = withKnown(aPage(['2', '1', '4']), known);
  expect([...page.intervals.keys()].toSorted()).toEqual(['1', '2']);
  expect([page.fetchedRefs.size, page.recalculatedRefs.size]).toEqual([0, 0]);
  expect(isComplete(page)).toBe(false);
});

test('a page without people is complete', () => {
  expect(isComplete(aPage([]))).toBe(true);
});

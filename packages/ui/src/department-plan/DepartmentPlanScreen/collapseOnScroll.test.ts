import { expect, test } from 'vitest';
import { collapseOnScroll, unfolded } from './collapseOnScroll.ts';

/** Whether the bar is folded after each of the scrolls. */
function folding(tops: readonly number[], scrollHeight = 3000): boolean[] {
  let state = unfolded;
  return tops.map((scrollTop) => {
    state = collapseOnScroll(state, { scrollTop, scrollHeight, clientHeight: 600 });
    return state.isFolded;
  });
}

test('it folds on the way down and comes back on the way up', () => {
  expect(folding([10, 20, 40, 400, 390, 380, 360])).toEqual([false, false, true, true, true, true, false]);
});

test('it comes back at the top, whatever way led there', () => {
  expect(folding([100, 20, 0])).toEqual([true, false, false]);
});

test('a little to and fro changes nothing', () => {
  expect(folding([400, 390, 400, 385, 400])).toEqual([true, true, true, true, true]);
  expect(folding([400, 300, 310, 300, 310])).toEqual([true, false, false, false, false]);
});

test('the push at the end, which folding itself causes, does not bring it back', () => {
  let state = collapseOnScroll(unfolded, { scrollTop: 2400, scrollHeight: 3000, clientHeight: 600 });
  expect(state.isFolded).toBe(true);
  state = collapseOnScroll(state, { scrollTop: 2348, scrollHeight: 3000, clientHeight: 652 });
  expect(state.isFolded).toBe(true);
});

test('what hardly scrolls folds nothing', () => {
  expect(folding([30, 60, 100], 700)).toEqual([false, false, false]);
});

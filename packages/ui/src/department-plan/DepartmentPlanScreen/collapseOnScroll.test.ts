import { expect, test } from 'vitest';
import { collapseOnScroll, unfolded } from './collapseOnScroll.ts';

/** Returns whether the bar is folded after each scroll. */
function folding(tops: readonly number[], scrollHeight = 3000): boolean[] {
  let state = unfolded;
  return tops.map((scrollTop) => {
    state = collapseOnScroll(state, { scrollTop, scrollHeight, clientHeight: 600 });
    return state.isFolded;
  });
}

test('folds on scrolling down and unfolds on scrolling up', () => {
  expect(folding([10, 20, 40, 400, 390, 380, 360])).toEqual([false, false, true, true, true, true, false]);
});

test('unfolds at the top', () => {
  expect(folding([100, 20, 0])).toEqual([true, false, false]);
});

test('ignores short scrolls back and forth', () => {
  expect(folding([400, 390, 400, 385, 400])).toEqual([true, true, true, true, true]);
  expect(folding([400, 300, 310, 300, 310])).toEqual([true, false, false, false, false]);
});

test('stays folded at the end, where folding itself moves the plan', () => {
  let state = collapseOnScroll(unfolded, { scrollTop: 2400, scrollHeight: 3000, clientHeight: 600 });
  expect(state.isFolded).toBe(true);
  state = collapseOnScroll(state, { scrollTop: 2348, scrollHeight: 3000, clientHeight: 652 });
  expect(state.isFolded).toBe(true);
});

test('does not fold where there is little to scroll', () => {
  expect(folding([30, 60, 100], 700)).toEqual([false, false, false]);
});

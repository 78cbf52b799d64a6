import { expect, test } from 'vitest';
import { RowHeights } from './RowHeights.ts';

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const [a, b, c] = items as [{ id: string }, { id: string }, { id: string }];
const heightsOf = (heights: RowHeights<{ id: string }>) => {
  const places = heights.placesOf(items, 40);
  return items.map((_, row) => places.heightOf(row));
};

test('uses the estimated height before any row was measured', () => {
  expect(heightsOf(new RowHeights())).toEqual([40, 40, 40, 40, 40]);
});

test('uses the median height of the first measured rows for rows that were never measured', () => {
  const heights = new RowHeights();
  expect(
    heights.measure([
      { item: a, height: 56 },
      { item: b, height: 80 },
      { item: c, height: 56 },
    ]),
  ).toBe(true);
  expect(heightsOf(heights)).toEqual([56, 80, 56, 56, 56]);
});

test('measure returns false for a row with the expected height, and unmeasured rows keep their height', () => {
  const heights = new RowHeights();
  heights.measure([{ item: a, height: 56 }]);
  expect(heights.measure([{ item: b, height: 56 }])).toBe(false);
  expect(heights.measure([{ item: c, height: 90 }])).toBe(true);
  expect(heightsOf(heights)).toEqual([56, 56, 90, 56, 56]);
});

test('isUnknown returns true for a new item with the id of a measured one', () => {
  const heights = new RowHeights();
  heights.measure([{ item: a, height: 56 }]);
  expect(heights.isUnknown(a)).toBe(false);
  expect(heights.isUnknown({ id: 'a' })).toBe(true);
});

test('clear removes all measured heights', () => {
  const heights = new RowHeights();
  heights.measure([{ item: a, height: 56 }]);
  heights.clear();
  expect(heights.isUnknown(a)).toBe(true);
  expect(heightsOf(heights)).toEqual([40, 40, 40, 40, 40]);
});

test('adds the heights of headings to measured and estimated rows', () => {
  const heights = new RowHeights<{ id: string }>();
  const places = () => heights.placesOf(items, 40, ({ id }) => (id === 'b' || id === 'd' ? 30 : 0));
  expect(items.map((_, row) => places().topOf(row))).toEqual([0, 40, 110, 150, 220]);
  heights.measure([{ item: b, height: 56 }]);
  expect(items.map((_, row) => places().topOf(row))).toEqual([0, 56, 142, 198, 284]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stack } from './stack.ts';
import type { Stacked } from './stack.ts';
import type { StackItem } from './fewestLanes.ts';

function itemsUpTo(count: number, length: number) {
  return fc
    .array(
      fc.record({
        begin: fc.integer({ min: 0, max: 40 }),
        length: fc.integer({ min: 1, max: length }),
        order: fc.integer({ min: 0, max: 3 }),
      }),
      { maxLength: count },
    )
    .map((made) =>
      made.map(({ begin, length: long, order }, at): StackItem => ({
        name: `${at}`,
        begin,
        end: begin + long,
        order,
      })),
    );
}

const many = itemsUpTo(24, 30);
const overlap = (a: StackItem, b: StackItem) => a.begin < b.end && b.begin < a.end;

function pairs(stacked: readonly Stacked<StackItem>[]) {
  return stacked.flatMap((a, at) =>
    stacked.slice(at + 1).flatMap((b) => (overlap(a.item, b.item) ? [[a, b] as const] : [])),
  );
}

test('returns exactly the given items', () => {
  fc.assert(
    fc.property(many, (items) => {
      expect(new Set(stack(items).map(({ item }) => item))).toEqual(new Set(items));
      expect(stack(items)).toHaveLength(items.length);
    }),
  );
});

test('has no overlaps within a lane and no lane beyond the number of lanes', () => {
  fc.assert(
    fc.property(many, (items) => {
      const stacked = stack(items);
      for (const [a, b] of pairs(stacked)) {
        expect(a.lane).not.toBe(b.lane);
        expect(a.lanes).toBe(b.lanes);
      }
      for (const { lane, lanes } of stacked) expect(lane).toBeLessThan(lanes);
    }),
  );
});

test('puts the lower order above the higher one if two items overlap', () => {
  fc.assert(
    fc.property(many, (items) => {
      const differing = pairs(stack(items)).filter(([a, b]) => a.item.order !== b.item.order);
      for (const [a, b] of differing) expect(a.lane < b.lane).toBe(a.item.order < b.item.order);
    }),
  );
});

test('does not depend on the order of the input', () => {
  fc.assert(
    fc.property(
      many.chain((items) =>
        fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
      ),
      ([items, shuffled]) => {
        expect(stack(shuffled)).toEqual(stack(items));
      },
    ),
  );
});

/** Whether all items fit a number of lanes, by trying all arrangements. */
function fits(items: readonly StackItem[], limit: number, lanes: readonly number[] = []): boolean {
  const next = items[lanes.length];
  if (!next) return true;
  return Array.from({ length: limit }, (_, lane) => lane).some((lane) => {
    const isFine = lanes.every((other, at) => {
      const item = items[at];
      if (!item || !overlap(item, next)) return true;
      return other !== lane && (item.order === next.order || item.order < next.order === other < lane);
    });
    return isFine && fits(items, limit, [...lanes, lane]);
  });
}

test('uses the lowest possible number of lanes', () => {
  fc.assert(
    fc.property(itemsUpTo(7, 12), (items) => {
      const most = Math.max(0, ...stack(items).map(({ lanes }) => lanes));
      expect(most === 0 || !fits(items, most - 1)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('places two hundred overlapping items without a search', () => {
  const items = Array.from({ length: 200 }, (_, at) => ({
    name: `${at}`,
    begin: at % 7,
    end: 900,
    order: at % 4,
  }));
  expect(stack(items)[0]?.lanes).toBe(200);
});

test('shares the height only among items of a connected group', () => {
  const item = (name: string, begin: number, end: number, order: number) => ({ name, begin, end, order });
  const stacked = stack([
    item('shift', 360, 840, 1),
    item('request', 420, 480, 2),
    item('evening', 840, 900, 1),
  ]);
  expect(stacked.map(({ item: { name }, lane, lanes }) => [name, lane, lanes])).toEqual([
    ['shift', 0, 2],
    ['request', 1, 2],
    ['evening', 0, 1],
  ]);
});

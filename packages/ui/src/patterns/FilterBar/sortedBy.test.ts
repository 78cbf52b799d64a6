import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortedBy } from './sortedBy.ts';

const key = fc.option(fc.nat(5), { nil: null });

test('sorts by key, puts null keys last and keeps the order of equal keys', () => {
  fc.assert(
    fc.property(fc.array(key), (keys) => {
      const items = keys.map((of, place) => ({ of, place }));
      const sorted = sortedBy(items, ({ of }) => of);
      expect(sorted.toSorted((one, other) => one.place - other.place)).toEqual(items);
      for (const [at, next] of sorted.slice(1).entries()) {
        const one = sorted[at] ?? next;
        const [before, after] = [one.of ?? Infinity, next.of ?? Infinity];
        expect(before < after || (before === after && one.place < next.place)).toBe(true);
      }
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collapseBreadcrumbs } from './collapseBreadcrumbs.ts';

test('a way of four places is shown whole', () => {
  expect(collapseBreadcrumbs([1, 2, 3, 4])).toEqual({ first: [1, 2, 3, 4], hidden: [], last: [] });
});

test('of a longer one home and the last two stay', () => {
  expect(collapseBreadcrumbs([1, 2, 3, 4, 5])).toEqual({ first: [1], hidden: [2, 3], last: [4, 5] });
});

test('no place is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (way) => {
      const { first, hidden, last } = collapseBreadcrumbs(way);
      expect([...first, ...hidden, ...last]).toEqual(way);
    }),
  );
});

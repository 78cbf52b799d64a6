import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collapseBreadcrumbs } from './collapseBreadcrumbs.ts';

test('shows a path of four centres in full', { tags: ['centres-2'] }, () => {
  expect(collapseBreadcrumbs([1, 2, 3, 4])).toEqual({ first: [1, 2, 3, 4], hidden: [], last: [] });
});

test('a longer path shows home and the last two centres', { tags: ['centres-2'] }, () => {
  expect(collapseBreadcrumbs([1, 2, 3, 4, 5])).toEqual({ first: [1], hidden: [2, 3], last: [4, 5] });
});

test('loses no centre', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (way) => {
      const { first, hidden, last } = collapseBreadcrumbs(way);
      expect([...first, ...hidden, ...last]).toEqual(way);
    }),
  );
});

import { expect, test } from 'vitest';
import { isOfKind } from './isOfKind.ts';

test.each([
  ['image/png', ['image/*'], true],
  ['application/pdf', ['image/*'], false],
  ['application/pdf', ['image/*', 'application/pdf'], true],
  ['imagery/png', ['image/*'], false],
  ['', ['image/*'], false],
  ['', [], true],
])('"%s" among %j: %s', (type, kinds, isFine) => {
  expect(isOfKind(type, kinds)).toBe(isFine);
});

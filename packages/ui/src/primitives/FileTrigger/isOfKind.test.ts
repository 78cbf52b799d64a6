import { expect, test } from 'vitest';
import { isOfKind } from './isOfKind.ts';

test.each([
  ['image/png', ['image/*'], true],
  ['application/pdf', ['image/*'], false],
  ['application/pdf', ['image/*', 'application/pdf'], true],
  ['imagery/png', ['image/*'], false],
  ['', ['image/*'], false],
  ['', [], true],
])('isOfKind of "%s" and the kinds %j is %s', (type, kinds, isFine) => {
  expect(isOfKind(type, kinds)).toBe(isFine);
});

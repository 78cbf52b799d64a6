import { expect, test } from 'vitest';
import { toPseudo } from './pseudo.ts';

test('a pseudo text is half as long again, accented and marked at its ends', () => {
  expect(toPseudo('Save')).toBe('[Sávě~~]');
  expect(toPseudo('x'.repeat(100))).toHaveLength(152);
});

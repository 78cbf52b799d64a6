import { expect, test } from 'vitest';
import { toPseudo } from './pseudo.ts';

test('toPseudo makes a text 50% longer, accented and marked at both ends', () => {
  expect(toPseudo('Save')).toBe('[Sávě~~]');
  expect(toPseudo('x'.repeat(100))).toHaveLength(152);
});

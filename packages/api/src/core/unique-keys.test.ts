import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniqueKeys } from './unique-keys.ts';

test('namesakes are numbered in their order', () => {
  expect(uniqueKeys(['Novák Jan', 'Urban Kamil', 'Novák Jan'])).toEqual([
    'Novák Jan',
    'Urban Kamil',
    'Novák Jan\t2',
  ]);
});

test('each row has a key of its own', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('', 'a', 'b', 'a 2')), (texts) => {
      expect(new Set(uniqueKeys(texts)).size).toBe(texts.length);
    }),
  );
});

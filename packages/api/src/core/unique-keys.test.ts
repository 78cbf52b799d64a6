import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniqueKeys } from './unique-keys.ts';

test('numbers rows with the same text in their order', () => {
  expect(uniqueKeys(['Novák Jan', 'Urban Kamil', 'Novák Jan'])).toEqual([
    'Novák Jan\t1/2',
    'Urban Kamil',
    'Novák Jan\t2/2',
  ]);
});

test('no row gets the key of an equal row that was removed', () => {
  const before = uniqueKeys(['Novák Jan', 'Novák Jan']);
  const [left] = uniqueKeys(['Novák Jan']);
  expect(before).not.toContain(left);
});

test('each row has a different key', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('', 'a', 'b', 'a 2')), (texts) => {
      expect(new Set(uniqueKeys(texts)).size).toBe(texts.length);
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftsOf, parseDrafts } from './drafts.ts';

function aSlot(text: string | null = null) {
  let kept = text;
  return { read: () => kept, write: (next: string) => void (kept = next) };
}

test('keeps each text under its key, for its person alone', () => {
  const slot = aSlot();
  const jana = draftsOf(slot, '0001001');
  const petr = draftsOf(slot, '0001002');
  jana.write('newRequest', 'Sea');
  petr.write('newRequest', 'Mountains');
  expect([jana.read('newRequest'), petr.read('newRequest')]).toEqual(['Sea', 'Mountains']);
  jana.remove('newRequest');
  expect([jana.read('newRequest'), petr.read('newRequest')]).toEqual([null, 'Mountains']);
});

test('any person, key and text comes back as it was written', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (person, key, text) => {
      const slot = aSlot();
      draftsOf(slot, person).write(key, text);
      expect(draftsOf(slot, person).read(key)).toBe(text);
      expect(draftsOf(slot, `${person}.`).read(key)).toBeNull();
    }),
  );
});

test.each(['', 'null', '[]', '{"a":1}', '{"a":{"b":2}}', '{'])('drops %j', (text) => {
  expect(parseDrafts(text)).toBeNull();
  expect(draftsOf(aSlot(text), 'a').read('b')).toBeNull();
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOwnerKey, draftsOf, hasDrafts, parseDrafts } from './drafts.ts';
import type { DraftOwner } from './drafts.ts';

function aSlot(text: string | null = null) {
  let kept = text;
  return { read: () => kept, write: (next: string) => void (kept = next) };
}

const jana: DraftOwner = { customerCode: 'alfa', userName: 'jana', personRef: '0001001' };
const owners = fc.record({
  customerCode: fc.string(),
  userName: fc.string(),
  personRef: fc.string(),
});

test.each([
  ['speaks for another person', { ...jana, personRef: '0001002' }],
  ['belongs to another customer who gives the same references', { ...jana, customerCode: 'beta' }],
  ['has another user name and speaks for the same person', { ...jana, userName: 'petr' }],
])('keeps each text under its key, unseen by whoever %s', (_who, other) => {
  const slot = aSlot();
  draftsOf(slot, jana).write('newRequest', 'Sea');
  expect(draftsOf(slot, other).read('newRequest')).toBeNull();
  draftsOf(slot, other).write('newRequest', 'Mountains');
  const read = () => [jana, other].map((owner) => draftsOf(slot, owner).read('newRequest'));
  expect(read()).toEqual(['Sea', 'Mountains']);
  draftsOf(slot, jana).remove('newRequest');
  expect(read()).toEqual([null, 'Mountains']);
});

test('any owner, key and text comes back as it was written, to that owner alone', () => {
  fc.assert(
    fc.property(owners, owners, fc.string(), fc.string(), (owner, other, key, text) => {
      const slot = aSlot();
      draftsOf(slot, owner).write(key, text);
      expect(draftsOf(slot, owner).read(key)).toBe(text);
      const isSame = draftOwnerKey(other) === draftOwnerKey(owner);
      expect(draftsOf(slot, other).read(key)).toBe(isSame ? text : null);
    }),
  );
});

test('knows whether somebody has typed anything that is kept, whomever they spoke for', () => {
  fc.assert(
    fc.property(owners, owners, fc.string(), (owner, other, key) => {
      const slot = aSlot();
      expect(hasDrafts(slot, owner)).toBe(false);
      draftsOf(slot, owner).write(key, 'Sea');
      expect(hasDrafts(slot, owner)).toBe(true);
      const isSameSignIn = other.customerCode === owner.customerCode && other.userName === owner.userName;
      expect(hasDrafts(slot, other)).toBe(isSameSignIn);
      draftsOf(slot, owner).remove(key);
      expect(hasDrafts(slot, owner)).toBe(false);
    }),
  );
});

test.each(['', 'null', '[]', '{"a":1}', '{"a":{"b":2}}', '{'])('drops %j', (text) => {
  expect(parseDrafts(text)).toBeNull();
  expect(draftsOf(aSlot(text), jana).read('b')).toBeNull();
  expect(hasDrafts(aSlot(text), jana)).toBe(false);
});

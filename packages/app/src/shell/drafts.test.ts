import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOwnerKey, draftsOf, hasDrafts } from './drafts.ts';
import type { DraftOwner } from './drafts.ts';
import { createStoredValues } from './stored-values.ts';

/** What a tab keeps of drafts, beginning with a text. */
function aStoredValue(text?: string) {
  const rows = new Map(text === undefined ? [] : [['selfservice.drafts', text]]);
  const open = () => ({
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  });
  return createStoredValues({ local: open, session: open }).drafts;
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
  const stored = aStoredValue();
  draftsOf(stored, jana).write('newRequest', 'Sea');
  expect(draftsOf(stored, other).read('newRequest')).toBeNull();
  draftsOf(stored, other).write('newRequest', 'Mountains');
  const read = () => [jana, other].map((owner) => draftsOf(stored, owner).read('newRequest'));
  expect(read()).toEqual(['Sea', 'Mountains']);
  draftsOf(stored, jana).remove('newRequest');
  expect(read()).toEqual([null, 'Mountains']);
});

test('any owner, key and text comes back as it was written, to that owner alone', () => {
  fc.assert(
    fc.property(owners, owners, fc.string(), fc.string(), (owner, other, key, text) => {
      const stored = aStoredValue();
      draftsOf(stored, owner).write(key, text);
      expect(draftsOf(stored, owner).read(key)).toBe(text);
      const isSame = draftOwnerKey(other) === draftOwnerKey(owner);
      expect(draftsOf(stored, other).read(key)).toBe(isSame ? text : null);
    }),
  );
});

test('knows whether somebody has typed anything that is kept, whomever they spoke for', () => {
  fc.assert(
    fc.property(owners, owners, fc.string(), (owner, other, key) => {
      const stored = aStoredValue();
      expect(hasDrafts(stored, owner)).toBe(false);
      draftsOf(stored, owner).write(key, 'Sea');
      expect(hasDrafts(stored, owner)).toBe(true);
      const isSameSignIn = other.customerCode === owner.customerCode && other.userName === owner.userName;
      expect(hasDrafts(stored, other)).toBe(isSameSignIn);
      draftsOf(stored, owner).remove(key);
      expect(hasDrafts(stored, owner)).toBe(false);
    }),
  );
});

test.each(['', 'null', '{}', '["a"]', '[{"owner":"a","key":"b","text":2}]', '['])('drops %j', (text) => {
  expect(aStoredValue(text).read()).toBeNull();
  expect(draftsOf(aStoredValue(text), jana).read('b')).toBeNull();
  expect(hasDrafts(aStoredValue(text), jana)).toBe(false);
});

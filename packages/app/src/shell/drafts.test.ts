import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scopeKey } from '@selfservice/api/session/scope-identity';
import type { ScopeIdentity } from '@selfservice/api/session/session-scope';
import { draftsOf, hasDrafts } from './drafts.ts';
import { createStoredValues } from './stored-values.ts';

/** Creates the stored drafts of a tab, with an initial text. */
function aStoredValue(text?: string) {
  const rows = new Map(text === undefined ? [] : [['selfservice.drafts', text]]);
  const open = () => ({
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  });
  return createStoredValues({ local: open, session: open }).drafts;
}

const jana: ScopeIdentity = {
  tenant: 'alfa',
  userRef: '0001001',
  personRef: '0001001',
  isSubstitution: false,
};
const identities = fc.record({
  tenant: fc.string(),
  userRef: fc.string(),
  personRef: fc.string(),
  isSubstitution: fc.boolean(),
});

/** Returns the drafts of an identity whose scope has not ended. */
const draftsFor = (stored: ReturnType<typeof aStoredValue>, identity: ScopeIdentity) =>
  draftsOf(stored, { identity, hasLoggedOut: () => false });

test.each([
  ['uses another person', { ...jana, personRef: '0001002' }],
  ['belongs to another customer with the same references', { ...jana, tenant: 'beta' }],
  ['is another user with the same person', { ...jana, userRef: '0001002' }],
  ['substitutes for the same person', { ...jana, isSubstitution: true }],
])('keeps each text under its key, hidden from an identity that %s', (_who, other) => {
  const stored = aStoredValue();
  draftsFor(stored, jana).write('newRequest', 'Sea');
  expect(draftsFor(stored, other).read('newRequest')).toBeNull();
  draftsFor(stored, other).write('newRequest', 'Mountains');
  const read = () => [jana, other].map((owner) => draftsFor(stored, owner).read('newRequest'));
  expect(read()).toEqual(['Sea', 'Mountains']);
  draftsFor(stored, jana).remove('newRequest');
  expect(read()).toEqual([null, 'Mountains']);
});

test('returns any text under any key unchanged, only to its owner', () => {
  fc.assert(
    fc.property(identities, identities, fc.string(), fc.string(), (owner, other, key, text) => {
      const stored = aStoredValue();
      draftsFor(stored, owner).write(key, text);
      expect(draftsFor(stored, owner).read(key)).toBe(text);
      const isSame = scopeKey(other) === scopeKey(owner);
      expect(draftsFor(stored, other).read(key)).toBe(isSame ? text : null);
    }),
  );
});

test('hasDrafts is true for the user of a draft, whichever person was selected', () => {
  fc.assert(
    fc.property(identities, identities, fc.string(), (owner, other, key) => {
      const stored = aStoredValue();
      expect(hasDrafts(stored, owner)).toBe(false);
      draftsFor(stored, owner).write(key, 'Sea');
      expect(hasDrafts(stored, owner)).toBe(true);
      const isSameSignIn = other.tenant === owner.tenant && other.userRef === owner.userRef;
      expect(hasDrafts(stored, other)).toBe(isSameSignIn);
      draftsFor(stored, owner).remove(key);
      expect(hasDrafts(stored, owner)).toBe(false);
    }),
  );
});

test('stores nothing after the user has logged out explicitly', () => {
  const stored = aStoredValue();
  let hasLoggedOut = false;
  const drafts = draftsOf(stored, { identity: jana, hasLoggedOut: () => hasLoggedOut });
  drafts.write('newRequest', 'Sea');
  hasLoggedOut = true;
  stored.remove();
  drafts.write('newRequest', 'Sea');
  drafts.remove('other');
  expect(stored.read()).toBeNull();
});

test.each(['', 'null', '{}', '["a"]', '[{"owner":"a","key":"b","text":2}]', '['])('drops %j', (text) => {
  expect(aStoredValue(text).read()).toBeNull();
  expect(draftsFor(aStoredValue(text), jana).read('b')).toBeNull();
  expect(hasDrafts(aStoredValue(text), jana)).toBe(false);
});

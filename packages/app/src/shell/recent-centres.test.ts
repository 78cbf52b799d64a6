import { expect, test } from 'vitest';
import { scopeKey } from '@selfservice/api/session/scope-identity';
import type { ScopeIdentity } from '@selfservice/api/session/session-scope';
import { recentCentresOf } from './recent-centres.ts';
import { createStoredValues } from './stored-values.ts';

function aDevice() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  const { recentCentres } = createStoredValues({ local: () => storage, session: () => storage });
  return {
    kept,
    of: (personRef: string, more: Partial<ScopeIdentity> = {}) =>
      recentCentresOf(recentCentres, { ...anIdentity, personRef, ...more }),
  };
}

const anIdentity = { tenant: 'alfa', userRef: '1', personRef: '1', isSubstitution: false };
const assembly = { id: 1, name: 'Assembly' };
const canteen = { id: 2, name: 'Canteen' };

test('keeps the recent centres of each person', () => {
  const { of } = aDevice();
  of('1').write([assembly]);
  of('2').write([canteen, assembly]);
  expect(of('1').read()).toEqual([assembly]);
  expect(of('2').read()).toEqual([canteen, assembly]);
  of('2').remove();
  expect(of('2').read()).toEqual([]);
  expect(of('1').read()).toEqual([assembly]);
});

test('separates users and customers with the same person reference', () => {
  const { of } = aDevice();
  of('1').write([assembly]);
  expect(of('1', { tenant: 'beta' }).read()).toBeNull();
  expect(of('1', { userRef: '2', isSubstitution: true }).read()).toBeNull();
});

test('drops values that do not parse', () => {
  const { kept, of } = aDevice();
  of('1').write([assembly]);
  for (const key of kept.keys()) kept.set(key, JSON.stringify({ [scopeKey(anIdentity)]: [{ id: 'x' }] }));
  expect(of('1').read()).toBeNull();
});

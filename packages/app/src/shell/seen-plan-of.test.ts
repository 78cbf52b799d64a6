import { localDate } from '@selfservice/api/core/local-date';
import type { SeenPlan } from '@selfservice/api/my-plan/seen-plan';
import type { ScopeIdentity } from '@selfservice/api/session/session-scope';
import { expect, test } from 'vitest';
import { createStoredValues, forgetPlaces } from './stored-values.ts';
import { seenPlanOf } from './seen-plan-of.ts';

const anIdentity: ScopeIdentity = {
  tenant: 'alfa',
  userRef: '1',
  personRef: '1',
  isSubstitution: false,
};
const seen: SeenPlan = {
  version: 1,
  months: { '2026-11': { at: localDate('2026-11-20'), days: { '2026-11-23': 'a||' }, own: [] } },
};

function aDevice({ isRefused = false } = {}) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isRefused) throw new DOMException('Storage is refused.', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  const stored = createStoredValues({ local: () => storage, session: () => storage });
  const of = (more: Partial<ScopeIdentity> = {}, hasLoggedOut = false) =>
    seenPlanOf(stored.seenPlan, { identity: { ...anIdentity, ...more }, hasLoggedOut: () => hasLoggedOut });
  return { stored, of };
}

test('keeps what each person has seen, also after a logout', { tags: ['my-plan-56'] }, () => {
  const { stored, of } = aDevice();
  of().write(seen);
  forgetPlaces(stored);
  expect(of().read()).toEqual(seen);
  expect(of({ personRef: '2', isSubstitution: true }).read()).toBeNull();
  of().remove();
  expect(of().read()).toBeNull();
});

test('stores nothing after the user has logged out', () => {
  const { of } = aDevice();
  of({}, true).write(seen);
  expect(of().read()).toBeNull();
});

test('drops fingerprints of another version', () => {
  const { stored, of } = aDevice();
  of().write(seen);
  const [key] = Object.keys(stored.seenPlan.read() ?? {});
  stored.seenPlan.write({ [key ?? '']: { ...seen, version: 0 } });
  expect(of().read()).toBeNull();
});

test('remembers as long as the page exists if the browser refuses storage', () => {
  const { of } = aDevice({ isRefused: true });
  of().write(seen);
  expect(of().read()).toEqual(seen);
});

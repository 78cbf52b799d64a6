import { defaultConfiguration } from '@selfservice/api/session/configuration';
import type { SessionState } from '@selfservice/api/session/session-state';
import { describe, expect, test } from 'vitest';
import { guardOfflinePlan, removeOfflinePlan } from './offline-plan-guard.ts';
import { createStoredValues } from './stored-values.ts';

const owner = { id: 'r1', tenant: 'alfa', userRef: 'jana', personRef: 'jana' };

function aMark(marked: { owner: typeof owner | null } | null = { owner }) {
  const rows = new Map<string, string>();
  const open = () => ({
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  });
  const mark = createStoredValues({ local: open, session: open }, '/folder/').offlinePlan;
  if (marked) mark.write(marked);
  return mark;
}

const configuration = defaultConfiguration();
const signedIn = (identity: object) =>
  ({ phase: 'signedIn', configuration, scope: { identity } }) as unknown as SessionState;

describe('the kept plan', () => {
  test.each<[string, SessionState]>([
    ['without a network', { phase: 'configurationFailed', error: new Error('No network') }],
    ['before the sign-in', { phase: 'checkingServer', configuration }],
    ['for its user', signedIn({ ...owner })],
    ['for its user in another employment', signedIn({ ...owner, personRef: 'jana2' })],
    ['for its user as a substitute', signedIn({ ...owner, personRef: 'petr', isSubstitution: true })],
  ])('stays %s', (_, state) => {
    const mark = aMark();
    guardOfflinePlan(mark, state);
    expect(mark.read()).toEqual({ owner });
  });

  test.each<[string, SessionState]>([
    ['another user', signedIn({ ...owner, userRef: 'petr' })],
    ['the user of another customer', signedIn({ ...owner, tenant: 'beta' })],
    [
      'a configuration that forbids it',
      { phase: 'checkingServer', configuration: { ...configuration, allowsOfflinePlan: false } },
    ],
  ])('is not shown any more after %s', (_, state) => {
    const mark = aMark();
    guardOfflinePlan(mark, state);
    expect(mark.read()).toEqual({ owner: null });
  });

  test('is not shown any more after a logout', () => {
    const mark = aMark();
    removeOfflinePlan(mark);
    expect(mark.read()).toEqual({ owner: null });
  });

  test('leaves nothing behind where there was none', () => {
    const mark = aMark(null);
    removeOfflinePlan(mark);
    expect(mark.read()).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import type { OpenStore } from './shelf.ts';
import { createStorage } from './storage.ts';
import type { AppStorage, Remembered } from './storage.ts';

function aStore(entries: Record<string, string> = {}) {
  const rows = new Map(Object.entries(entries));
  const store = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
  return { rows, open: () => store };
}

const forbidden: OpenStore = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function storageOver(local: OpenStore, session: OpenStore = aStore().open) {
  return createStorage({ local, session });
}

describe('storage', () => {
  test('keeps the refresh token for the tab and everything else for the device', () => {
    const local = aStore();
    const session = aStore();
    const storage = createStorage({ local: local.open, session: session.open });
    storage.refreshToken.write('r1');
    storage.customerCode.write('alfa');
    storage.departmentPlan.mode.write(3);
    expect([...session.rows]).toEqual([['selfservice.refreshToken', 'r1']]);
    expect([...local.rows]).toEqual([
      ['selfservice.customerCode', 'alfa'],
      ['selfservice.departmentPlan.mode', '3'],
    ]);
  });

  test('reads back what was written', () => {
    const storage = storageOver(aStore().open);
    storage.terminalButtons.write([5, null, 12, null]);
    storage.pendingOnly.myRequests.write(false);
    storage.theme.write('contrast');
    expect(storage.terminalButtons.read()).toEqual([5, null, 12, null]);
    expect(storage.pendingOnly.myRequests.read()).toBe(false);
    expect(storage.theme.read()).toBe('contrast');
  });

  type Row = [key: string, value: string, pick: (storage: AppStorage) => Remembered<unknown>];
  test.each<Row>([
    ['selfservice.theme', 'purple', (storage) => storage.theme],
    ['selfservice.departmentPlan.mode', '2', (storage) => storage.departmentPlan.mode],
    ['selfservice.departmentPlan.day', '2026-02-30', (storage) => storage.departmentPlan.day],
    ['selfservice.plan.month', '2026-13', (storage) => storage.planMonth],
    ['selfservice.plan.view', 'table', (storage) => storage.planView],
    [
      'selfservice.departmentPlan.includeSubcenters',
      'yes',
      (storage) => storage.departmentPlan.includeSubcenters,
    ],
    ['selfservice.departmentPlan.center', 'root', (storage) => storage.departmentPlan.center],
  ])('drops %s when it says %s', (key, value, pick) => {
    const local = aStore({ [key]: value });
    expect(pick(storageOver(local.open)).read()).toBeNull();
    expect(local.rows.has(key)).toBe(false);
  });

  test('remembers for as long as the page lives where storage is forbidden', () => {
    const storage = storageOver(forbidden);
    expect(storage.customerCode.read()).toBeNull();
    storage.customerCode.write('alfa');
    expect(storage.customerCode.read()).toBe('alfa');
    storage.customerCode.remove();
    expect(storage.customerCode.read()).toBeNull();
  });

  test('answers the newest value when the store is full', () => {
    const { open } = aStore({ 'selfservice.userName': 'jana' });
    const full: OpenStore = () => ({
      ...open(),
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    });
    const storage = storageOver(full);
    storage.userName.write('petr');
    expect(storage.userName.read()).toBe('petr');
  });
});

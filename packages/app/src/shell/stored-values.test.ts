import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OpenStorage } from './safe-storage.ts';
import { aStorage } from './storage.fixtures.ts';
import { createStoredValues, forgetPlaces } from './stored-values.ts';
import type { StoredValues } from './stored-values.ts';

const forbidden: OpenStorage = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function valuesOver(local: OpenStorage, session: OpenStorage = aStorage().open) {
  return createStoredValues({ local, session });
}

/** Reads every value, also those in groups. */
function readAll(values: object): void {
  for (const value of Object.values(values) as unknown[]) {
    if (!(value instanceof Object)) continue;
    if ('read' in value && typeof value.read === 'function') value.read();
    else readAll(value);
  }
}

describe('stored values', () => {
  test.each([
    ['neither', aStorage().open, aStorage().open, false],
    ['that of the device', forbidden, aStorage().open, true],
    ['that of the tab', aStorage().open, forbidden, true],
  ])('report a refused storage: %s', (_, local, session, isRefused) => {
    expect(valuesOver(local, session).isRefused()).toBe(isRefused);
  });

  test(
    'keep the refresh token for the tab and everything else for the device',
    { tags: ['session-55', 'session-56'] },
    () => {
      const local = aStorage();
      const session = aStorage();
      const stored = createStoredValues({ local: local.open, session: session.open });
      stored.refreshToken.write('r1');
      stored.customerCode.write('alfa');
      stored.departmentPlan.mode.write(3);
      stored.worksheet.computeToToday.write('yesterday');
      expect([...session.rows]).toEqual([['selfservice.refreshToken', 'r1']]);
      expect([...local.rows]).toEqual([
        ['selfservice.customerCode', 'alfa'],
        ['selfservice.departmentPlan.mode', '3'],
        ['selfservice.worksheet.computeToToday', 'yesterday'],
      ]);
    },
  );

  test('are shared by no two deployments of one origin', { tags: ['shell-62'] }, () => {
    const [root = new Set(), production = new Set(), testing = new Set()] = ['/', '/prod/', '/test/'].map(
      (folder) => {
        const read = new Set<string>();
        const open = () => ({
          ...aStorage().open(),
          getItem(key: string) {
            read.add(key);
            return null;
          },
        });
        readAll(createStoredValues({ local: open, session: open }, folder));
        return read;
      },
    );
    expect(root.size).toBeGreaterThan(25);
    expect(production.size).toBe(root.size);
    expect([...root].filter((key) => production.has(key) || testing.has(key))).toEqual([]);
    expect([...production].filter((key) => testing.has(key))).toEqual([]);
  });

  test('are all listed in the documentation, and no others', () => {
    const source = readFileSync(join(import.meta.dirname, 'stored-values.ts'), 'utf8');
    const keys = [...source.matchAll(/\bat\(\s*'([\w.]+)'/g)].map(([, key = '']) => key);
    expect(keys.length).toBeGreaterThan(20);
    const documentation = readFileSync('docs/on-the-device.md', 'utf8');
    const [, table = ''] = documentation.split('## Everything that is stored');
    const named = [...table.matchAll(/^\| (`.*?) +\|/gm)].flatMap(
      ([, cell = '']) => cell.match(/[\w.]+/g) ?? [],
    );
    const expected = keys.map((key) => (key.startsWith('pendingOnly.') ? 'pendingOnly.' : key));
    expect(new Set(named)).toEqual(new Set([...expected, 'offlinePlan']));
  });

  test('have the keys of the product', { tags: ['shell-58'] }, () => {
    const local = aStorage();
    const session = aStorage();
    const stored = createStoredValues({ local: local.open, session: session.open });
    stored.customerCode.write('alfa');
    stored.userName.write('jana');
    stored.theme.write('dark');
    for (const value of Object.values(stored.pendingOnly)) value.write(true);
    stored.planMonth.write('2026-09' as LocalMonth);
    stored.departmentPlan.day.write('2026-09-07' as LocalDate);
    stored.departmentPlan.mode.write(7);
    stored.departmentPlan.center.write(12);
    stored.departmentPlan.includeSubcenters.write(false);
    stored.worksheet.computeToToday.write('yesterday');
    stored.terminal.buttons.write([]);
    stored.refreshToken.write('r1');
    stored.lastActivity.write('1');
    expect([...session.rows.keys()]).toEqual(['selfservice.refreshToken', 'selfservice.lastActivity']);
    expect([...local.rows.keys()]).toEqual([
      'selfservice.customerCode',
      'selfservice.userName',
      'selfservice.theme',
      'selfservice.pendingOnly.myRequests',
      'selfservice.pendingOnly.myUnavailability',
      'selfservice.pendingOnly.requestsApproval',
      'selfservice.pendingOnly.unavailabilitiesApproval',
      'selfservice.plan.month',
      'selfservice.departmentPlan.day',
      'selfservice.departmentPlan.mode',
      'selfservice.departmentPlan.center',
      'selfservice.departmentPlan.includeSubcenters',
      'selfservice.worksheet.computeToToday',
      'selfservice.terminal.buttons',
    ]);
  });

  test('read back what was written', { tags: ['shell-59'] }, () => {
    const stored = valuesOver(aStorage().open);
    stored.departmentPlan.center.write(12);
    stored.pendingOnly.myRequests.write(false);
    stored.theme.write('contrast');
    expect(stored.departmentPlan.center.read()).toBe(12);
    expect(stored.pendingOnly.myRequests.read()).toBe(false);
    expect(stored.theme.read()).toBe('contrast');
  });

  test('forgetPlaces removes only month, day and centre', () => {
    const stored = valuesOver(aStorage().open);
    stored.planMonth.write('2026-09' as LocalMonth);
    stored.departmentPlan.day.write('2026-09-07' as LocalDate);
    stored.departmentPlan.center.write(12);
    stored.departmentPlan.includeSubcenters.write(false);
    stored.departmentPlan.mode.write(7);
    stored.theme.write('contrast');
    forgetPlaces(stored);
    const { day, center, includeSubcenters, mode } = stored.departmentPlan;
    const forgotten = [stored.planMonth, day, center, includeSubcenters];
    expect(forgotten.map((value) => value.read())).toEqual([null, null, null, null]);
    expect([mode.read(), stored.theme.read()]).toEqual([7, 'contrast']);
  });

  type Row = [key: string, value: string, pick: (stored: StoredValues) => StoredValue<unknown>];
  test.each<Row>([
    ['selfservice.theme', 'purple', (stored) => stored.theme],
    ['selfservice.terminal.buttons', '22', (stored) => stored.terminal.buttons],
    ['selfservice.departmentPlan.mode', '2', (stored) => stored.departmentPlan.mode],
    ['selfservice.worksheet.computeToToday', '2', (stored) => stored.worksheet.computeToToday],
    ['selfservice.departmentPlan.day', '2026-02-30', (stored) => stored.departmentPlan.day],
    ['selfservice.plan.month', '2026-13', (stored) => stored.planMonth],
    ['selfservice.plan.view', 'table', (stored) => stored.planView],
    [
      'selfservice.departmentPlan.includeSubcenters',
      'yes',
      (stored) => stored.departmentPlan.includeSubcenters,
    ],
    ['selfservice.departmentPlan.center', 'root', (stored) => stored.departmentPlan.center],
    ['selfservice.departmentPlan.center', '1.5', (stored) => stored.departmentPlan.center],
    ['selfservice.userName', '', (stored) => stored.userName],
  ])('drops %s when it says %s', { tags: ['shell-59'] }, (key, value, pick) => {
    const local = aStorage({ [key]: value });
    expect(pick(valuesOver(local.open)).read()).toBeNull();
    expect(local.rows.has(key)).toBe(false);
  });

  test('are kept as long as the page exists if storage is blocked', () => {
    const stored = valuesOver(forbidden);
    expect(stored.customerCode.read()).toBeNull();
    stored.customerCode.write('alfa');
    expect(stored.customerCode.read()).toBe('alfa');
    stored.customerCode.remove();
    expect(stored.customerCode.read()).toBeNull();
  });

  test('return the newest value if the storage is full', () => {
    const { open } = aStorage({ 'selfservice.userName': 'jana' });
    const full: OpenStorage = () => ({
      ...open(),
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    });
    const stored = valuesOver(full);
    stored.userName.write('petr');
    expect(stored.userName.read()).toBe('petr');
  });
});

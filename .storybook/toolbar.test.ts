import { readFileSync } from 'node:fs';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, test } from 'vitest';
import { globalsOfText } from './scenario-globals.ts';
import { densities, initialGlobals, scenarioOf } from './toolbar.ts';

test('the initial toolbar values do not change the scenario', () => {
  expect(scenarioOf(initialGlobals)).toEqual({});
});

test('scenarioOf returns the person and the network of the toolbar', () => {
  expect(scenarioOf({ ...initialGlobals, person: 'approver', network: 'offline' })).toEqual({
    person: 'approver',
    isOffline: true,
  });
  expect(scenarioOf({ network: '401' }).failures).toContainEqual(failing('getDashboardData', '401'));
  expect(scenarioOf({ network: 'slow' })).toEqual({ latencyMs: 3000 });
});

test('scenarioOf ignores unknown values', () => {
  expect(scenarioOf({ person: 'unknown', network: 'carrier pigeon' })).toEqual({});
});

test('the person of the toolbar comes before that of a scenario text with a fault', () => {
  const globals = globalsOfText('v1;person=approver;colour=red');
  expect(scenarioOf({ ...globals })).toEqual({ person: 'approver' });
  expect(scenarioOf({ ...globals, person: 'manager' })).toEqual({ person: 'manager' });
});

test('the densities are those of the tokens: touch in a narrow window, compact in a wide one', () => {
  const tokens = readFileSync('packages/ui/src/tokens/tokens.css', 'utf8');
  for (const name of ['--control-height', '--row-height']) {
    const values = [...tokens.matchAll(new RegExp(`${name}: ([^;]+);`, 'g'))].map(([, value]) => value);
    expect([densities['touch']?.[name], densities['compact']?.[name]]).toEqual(values);
  }
});

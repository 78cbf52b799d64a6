import { failing } from '@selfservice/mock-server/core/failure';
import { expect, test } from 'vitest';
import { initialGlobals, scenarioOf } from './toolbar.ts';

test('the toolbar begins by saying nothing', () => {
  expect(scenarioOf(initialGlobals)).toEqual({});
});

test('a person and a network of the toolbar go before what the story says', () => {
  expect(scenarioOf({ ...initialGlobals, person: 'approver', network: 'offline' })).toEqual({
    person: 'approver',
    isOffline: true,
  });
  expect(scenarioOf({ network: '401' }).failures).toContainEqual(failing('getDashboardData', '401'));
  expect(scenarioOf({ network: 'slow' })).toEqual({ latencyMs: 3000 });
});

test('a value that the toolbar does not know says nothing', () => {
  expect(scenarioOf({ person: 'nobody', network: 'carrier pigeon' })).toEqual({});
});

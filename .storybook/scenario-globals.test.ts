import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { expect, test } from 'vitest';
import {
  configurationDefaults,
  fromAddressText,
  fromAtGlobal,
  emptyScenarioGlobals,
  readScenarioGlobals,
  scenarioFields,
  toAddressText,
  toAtGlobal,
} from './scenario-globals.ts';

/** The characters that Storybook allows in the address. */
const kept = /^[a-zA-Z0-9 _-]*$/;

test('no field is set initially, and every field exists in a scenario', () => {
  expect(readScenarioGlobals({ ...emptyScenarioGlobals })).toEqual({ scenario: {}, ignored: [] });
  expect(Object.keys(defaultScenario)).toEqual(expect.arrayContaining([...scenarioFields]));
});

test('readScenarioGlobals reads every field', () => {
  const globals = {
    at: toAtGlobal('2026-12-31T23:30'),
    latencyMs: 500,
    disabledActions: 'SelfServiceApp_Absence SelfServiceApp_RunReports',
    invisibleActions: 'SelfServiceApp_RunTerminal',
    configuration: { multiTenant: true, undoSeconds: 0, infoText: toAddressText('Help desk: 4411, Ústí') },
  };
  expect(globals.at).toMatch(kept);
  expect(globals.configuration.infoText).toMatch(kept);
  expect(readScenarioGlobals(globals)).toEqual({
    scenario: {
      at: '2026-12-31T23:30:00',
      latencyMs: 500,
      disabledActions: ['SelfServiceApp_Absence', 'SelfServiceApp_RunReports'],
      invisibleActions: ['SelfServiceApp_RunTerminal'],
      configuration: { multiTenant: true, undoSeconds: 0, infoText: 'Help desk: 4411, Ústí' },
    },
    ignored: [],
  });
});

test('readScenarioGlobals ignores invalid values and returns their names', () => {
  const bad = {
    at: '2026-02-30T08-00',
    latencyMs: '-5',
    disabledActions: 'SelfServiceApp_Fly SelfServiceApp_Absence',
    configuration: { multiTenant: 'perhaps', undoSeconds: -1, colour: 'red' },
  };
  expect(readScenarioGlobals(bad)).toEqual({
    scenario: { disabledActions: ['SelfServiceApp_Absence'] },
    ignored: [
      'at',
      'latencyMs',
      'disabledActions SelfServiceApp_Fly',
      'configuration multiTenant',
      'configuration undoSeconds',
      'configuration colour',
    ],
  });
});

test('fromAddressText reverses toAddressText', () => {
  for (const text of ['', 'a_b', '_', 'Čeština: 100 % 🙂', '_41_'])
    expect(fromAddressText(toAddressText(text))).toBe(text);
});

test('fromAtGlobal returns the value of a form field, empty for an invalid date', () => {
  expect(fromAtGlobal('2026-11-20T23-30')).toBe('2026-11-20T23:30');
  expect(fromAtGlobal('tomorrow')).toBe('');
});

test('the defaults of the configuration come from its schema', () => {
  expect(configurationDefaults).toMatchObject({ multiTenant: false, undoSeconds: 6, infoText: '' });
});

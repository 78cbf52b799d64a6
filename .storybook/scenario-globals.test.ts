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

/** What Storybook keeps in an address. */
const kept = /^[a-zA-Z0-9 _-]*$/;

test('nothing is set in the beginning, and every field is one of a scenario', () => {
  expect(readScenarioGlobals({ ...emptyScenarioGlobals })).toEqual({ scenario: {}, ignored: [] });
  expect(Object.keys(defaultScenario)).toEqual(expect.arrayContaining([...scenarioFields]));
});

test('each field is read by the rules of the scenario', () => {
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

test('what is no value is named, and the story keeps its own', () => {
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

test('a text comes back as it was', () => {
  for (const text of ['', 'a_b', '_', 'Čeština: 100 % 🙂', '_41_'])
    expect(fromAddressText(toAddressText(text))).toBe(text);
});

test('a date and time stands in the form as the form takes it', () => {
  expect(fromAtGlobal('2026-11-20T23-30')).toBe('2026-11-20T23:30');
  expect(fromAtGlobal('tomorrow')).toBe('');
});

test('the defaults of the configuration come from its schema', () => {
  expect(configurationDefaults).toMatchObject({ multiTenant: false, undoSeconds: 6, infoText: '' });
});

import { themes } from '@selfservice/mock-server/core/scenario';
import { themeChoices } from '@selfservice/ui/tokens/theme';
import { expect, test } from 'vitest';
import {
  configurationDefaults,
  fromAddressText,
  globalsOfText,
  looksOf,
  readScenarioGlobal,
  toAddressText,
  writeScenarioGlobal,
} from './scenario-globals.ts';

/** The characters that Storybook allows in the address. */
const kept = /^[a-zA-Z0-9 _-]*$/;

test('nothing is set initially', () => {
  expect(readScenarioGlobal({ scenario: '' })).toEqual({ scenario: {}, faults: [] });
  expect(writeScenarioGlobal({})).toBe('');
});

test('fields survive the address', () => {
  const scenario = {
    at: '2026-12-31T23:30:00',
    latencyMs: 500,
    disabledActions: ['SelfServiceApp_Absence', 'SelfServiceApp_RunReports'],
    configuration: { multiTenant: true, undoSeconds: 0, infoText: 'Help desk: 4411, Ústí' },
  };
  const text = writeScenarioGlobal(scenario);
  expect(text).toMatch(kept);
  expect(readScenarioGlobal({ scenario: text })).toEqual({ scenario, faults: [] });
});

test('a scenario text sets the menus of the toolbar, and the rest', () => {
  const globals = globalsOfText('v1;person=approver;language=cs;theme=dark;latencyMs=500');
  expect(globals).toMatchObject({ person: 'approver', language: 'cs', theme: 'dark', network: 'fast' });
  expect(readScenarioGlobal({ ...globals })).toEqual({ scenario: { latencyMs: 500 }, faults: [] });
});

test('the faults of a text are kept for the toolbar', () => {
  const { scenario } = globalsOfText('v1;person=nobody;latencyMs=500');
  expect(readScenarioGlobal({ scenario })).toEqual({
    scenario: { latencyMs: 500 },
    faults: [{ kind: 'value', field: 'person', text: 'nobody' }],
  });
  expect(readScenarioGlobal({ scenario: globalsOfText('v9').scenario }).faults).toEqual([
    { kind: 'version', text: 'v9' },
  ]);
});

test('looksOf leaves out a language that no scenario has', () => {
  expect(looksOf({ language: 'sk', theme: 'dark' })).toEqual({ language: 'sk', theme: 'dark' });
  expect(looksOf({ language: 'pseudo' })).toEqual({});
});

test('fromAddressText reverses toAddressText', () => {
  for (const text of ['', 'a_b', '_', 'Čeština: 100 % 🙂', '_41_'])
    expect(fromAddressText(toAddressText(text))).toBe(text);
});

test('the defaults of the configuration come from its schema', () => {
  expect(configurationDefaults).toMatchObject({ multiTenant: false, undoSeconds: 6, infoText: '' });
});

test('a scenario has the themes of the product', () => {
  expect(themes).toEqual(themeChoices);
});

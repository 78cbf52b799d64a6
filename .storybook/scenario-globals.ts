import { languages } from '@selfservice/api/core/language';
import { actions } from '@selfservice/api/session/permissions';
import { configurationSchema } from '@selfservice/api/session/session.wire';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { themes } from '@selfservice/mock-server/core/scenario';
import type { ReadScenario } from '@selfservice/mock-server/core/scenario-text';
import { readScenarioText, writeScenarioText } from '@selfservice/mock-server/core/scenario-text';
import * as v from 'valibot';

/** The settings of the toolbar that a scenario text contains. Storybook stores them in the address. */
export interface ScenarioGlobals {
  language: string;
  theme: string;
  person: string;
  network: string;
  /** All other fields of a scenario as a text that the address can store; empty for none. */
  scenario: string;
}

/** The actions that can be disabled or hidden, in the backend's spelling. */
export const actionIds: readonly string[] = Object.values(actions);

/** The fields of `config.json` with their defaults. */
export const configurationDefaults = v.getDefaults(configurationSchema) as Record<
  string,
  string | number | boolean
>;

/** Returns the fields of the scenario that are set, and what is wrong with the others. */
export function readScenarioGlobal(globals: Record<string, unknown>): ReadScenario {
  const stored = globals['scenario'];
  if (typeof stored !== 'string' || stored === '') return { scenario: {}, faults: [] };
  return readScenarioText(fromAddressText(stored));
}

/** Writes fields for the address; empty for none. */
export function writeScenarioGlobal(scenario: Partial<Scenario>): string {
  return Object.keys(scenario).length > 0 ? toAddressText(writeScenarioText(scenario)) : '';
}

/** Returns the settings of the toolbar for a scenario text. What it does not contain is as the story says. */
export function globalsOfText(text: string): ScenarioGlobals {
  const read = readScenarioText(text);
  const { language = '', theme = '', person = '', ...others } = read.scenario;
  return {
    language: language || 'en',
    theme: theme || 'light',
    person,
    network: 'fast',
    // A text with faults is kept as it is, so that the toolbar can name them.
    scenario: read.faults.length > 0 ? toAddressText(text) : writeScenarioGlobal(others),
  };
}

/** Returns the language and the theme of the toolbar as fields of a scenario. */
export function looksOf(globals: Record<string, unknown>): Partial<Scenario> {
  const language = languages.find((one) => one === globals['language']);
  const theme = themes.find((one) => one === globals['theme']);
  return { ...(language && { language }), ...(theme && { theme }) };
}

/** Replaces the characters that the address cannot store by their code points. */
export function toAddressText(text: string): string {
  return text.replaceAll(/[^a-zA-Z0-9 -]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`);
}

/** Reverses `toAddressText`. */
export function fromAddressText(text: string): string {
  return text.replaceAll(/_([0-9a-f]{1,6})_/g, (whole, code: string) => {
    const point = Number.parseInt(code, 16);
    return point > 0x10_ff_ff ? whole : String.fromCodePoint(point);
  });
}

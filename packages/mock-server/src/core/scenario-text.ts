import type { Scenario, ScenarioField } from './scenario.ts';
import { defaultScenario, scenarioFields } from './scenario.ts';
import { readValue, writeValue } from './scenario-value.ts';

/** The version of the text. Another one is not read. */
const version = 'v1';

/** A part of a scenario that is not used. */
export type ScenarioFault =
  /** A scenario text without a version, or of another one: nothing of it is used. */
  | { kind: 'version'; text: string }
  /** A field that no scenario has. */
  | { kind: 'field'; name: string }
  /** A value that does not parse; the default, or the value of the story, is used. */
  | { kind: 'value'; field: ScenarioField; text: string };

/** The fields that a text sets, and what is wrong with it. */
export interface ReadScenario {
  scenario: Partial<Scenario>;
  faults: ScenarioFault[];
}

/**
 * Reads a scenario text, for example `v1;person=approver;at=2026-12-24T08:00;failures=postRequest:500:once`. The demo, the
 * workbench and the HTTP server take the same text. Never throws.
 */
export function readScenarioText(text: string): ReadScenario {
  const [begin, ...parts] = text.trim().split(';');
  if (begin !== version) return { scenario: {}, faults: [{ kind: 'version', text }] };
  return readFields(parts.filter(Boolean).map(nameAndValue));
}

/** Reads fields by their names. */
export function readFields(entries: readonly (readonly [name: string, text: string])[]): ReadScenario {
  const faults: ScenarioFault[] = [];
  let scenario: Partial<Scenario> = {};
  for (const [name, text] of entries) {
    const value = isScenarioField(name) ? readValue(name, text) : null;
    scenario = { ...scenario, ...value };
    if (!isScenarioField(name)) faults.push({ kind: 'field', name });
    else if (!value) faults.push({ kind: 'value', field: name, text });
  }
  return { scenario, faults };
}

/** Writes the given fields, in the format of `readScenarioText`. See `changesOf` for those that differ from the default. */
export function writeScenarioText(scenario: Partial<Scenario>): string {
  const given = scenarioFields.filter((field) => scenario[field] !== undefined);
  return [version, ...given.map((field) => `${field}=${writeValue(field, scenario)}`)].join(';');
}

/** Returns a sentence about a fault, in English: the demo has its own in every language. */
export function explainFault(fault: ScenarioFault): string {
  switch (fault.kind) {
    case 'version':
      return `The scenario does not begin with "${version};": ${fault.text}`;
    case 'field':
      return `${fault.name} is not a field of a scenario`;
    case 'value':
      return `${fault.field}=${fault.text} is not valid`;
  }
}

function nameAndValue(part: string): [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? [part, ''] : [part.slice(0, at).trim(), part.slice(at + 1)];
}

function isScenarioField(name: string): name is ScenarioField {
  return Object.hasOwn(defaultScenario, name);
}

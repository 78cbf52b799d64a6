import { actions } from '@selfservice/api/session/permissions';
import { configurationSchema } from '@selfservice/api/session/session.wire';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { readScenario } from '@selfservice/mock-server/core/scenario';
import * as v from 'valibot';

/** The fields of a scenario that the toolbar can set. */
export const scenarioFields = [
  'at',
  'latencyMs',
  'disabledActions',
  'invisibleActions',
  'configuration',
] as const;

type ScenarioField = (typeof scenarioFields)[number];

/**
 * The fields as Storybook stores them in the address: letters, digits, spaces, hyphens and underscores. Empty fields
 * use the values of the story.
 */
export type ScenarioGlobals = Record<Exclude<ScenarioField, 'configuration'>, string> & {
  configuration: Record<string, string | number | boolean>;
};

/** All fields use the values of the story. */
export const emptyScenarioGlobals: ScenarioGlobals = {
  at: '',
  latencyMs: '',
  disabledActions: '',
  invisibleActions: '',
  configuration: {},
};

/** The actions that can be disabled or hidden, in the backend's spelling. */
export const actionIds: readonly string[] = Object.values(actions);

/** The fields of `config.json` with their defaults. */
export const configurationDefaults = v.getDefaults(configurationSchema) as Record<
  string,
  string | number | boolean
>;

/**
 * Returns the fields of the scenario that are set, and the names of the fields with invalid values, which are ignored.
 */
export function readScenarioGlobals(globals: Record<string, unknown>): {
  scenario: Partial<Scenario>;
  ignored: string[];
} {
  const ignored: string[] = [];
  const query = new URLSearchParams();
  for (const field of scenarioFields) {
    const text = textOf(field, globals[field], ignored);
    if (text !== '') query.set(field, text);
  }
  const refused = new Set<string>();
  const whole = readScenario(query, (field) => refused.add(field));
  const read = [...query.keys()].filter((field) => !refused.has(field)) as ScenarioField[];
  return {
    scenario: Object.fromEntries(read.map((field) => [field, whole[field]])),
    ignored: [...refused, ...ignored],
  };
}

/** Converts a date and time to the form that the address can store, without colons. */
export function toAtGlobal(at: string): string {
  return at.replaceAll(':', '-');
}

/** Converts it to the value of a form field, `yyyy-MM-ddTHH:mm`; empty for an invalid value. */
export function fromAtGlobal(value: string): string {
  return readScenarioGlobals({ at: value }).scenario.at?.slice(0, 16) ?? '';
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

function textOf(field: ScenarioField, value: unknown, ignored: string[]): string {
  if (field === 'configuration') return configurationText(value, ignored);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (field === 'at')
    return text.replace(/T(\d\d)-(\d\d)(?:-(\d\d))?$/, (_, h, m, s = '00') => `T${h}:${m}:${s}`);
  if (field === 'latencyMs') return text;
  const ids = text.split(/[ ,]+/).filter(Boolean);
  ignored.push(...ids.filter((id) => !actionIds.includes(id)).map((id) => `${field} ${id}`));
  return ids.filter((id) => actionIds.includes(id)).join(',');
}

function configurationText(value: unknown, ignored: string[]): string {
  const entries = Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([name, entry]) => {
    const schema = configurationSchema.entries[name as keyof typeof configurationSchema.entries] as
      | (typeof configurationSchema.entries)['debug']
      | undefined;
    const plain = typeof configurationDefaults[name] === 'string' ? fromAddressText(String(entry)) : entry;
    if (entry === '') return [];
    if (schema && v.is(schema, plain)) return [[name, plain]];
    ignored.push(`configuration ${name}`);
    return [];
  });
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : '';
}

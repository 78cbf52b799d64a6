import { languages } from '@selfservice/api/core/language';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { configurationSchema, getStartup } from '@selfservice/api/session/session.wire';
import * as v from 'valibot';
import { personKeys } from './people.ts';

/** How a call fails: with a status, without a network, without an end, or with an answer of another shape. */
export const failureKinds = ['400', '401', '403', '404', '500', 'network', 'timeout', 'malformed'] as const;

/** How a call fails. */
export type FailureKind = (typeof failureKinds)[number];

const texts = v.array(v.string());
const personKey = v.picklist(personKeys);
const optionalPersonKey = v.picklist(['', ...personKeys]);

const scenarioSchema = v.object({
  /** Seed of everything that is generated. */
  seed: v.pipe(v.number(), v.integer()),
  /** The day and time on the wall when the scenario begins. */
  at: v.pipe(v.string(), v.check(isMoment, 'not a date and time')),
  /** Who a story is signed in as, and whom the demo suggests. */
  person: personKey,
  /** Disabled for everybody, in the backend's spelling, without commas. */
  disabledActions: texts,
  /** Hidden from everybody, in the backend's spelling, without commas. */
  invisibleActions: texts,
  /** How long each answer takes, in milliseconds. */
  latencyMs: v.pipe(v.number(), v.minValue(0)),
  /** Failing calls by the last part of their path, for example `DashboardData`. */
  failures: v.record(v.string(), v.picklist(failureKinds)),
  /** No call of the backend is answered; `config.json` still is. */
  isOffline: v.boolean(),
  /** How long an access token lives, in seconds. */
  tokenSeconds: v.pipe(v.number(), v.minValue(1)),
  isLicenceValid: v.boolean(),
  /** Whether new passwords follow the strict rules. */
  hasStrictPasswords: v.boolean(),
  /** Whom the external sign-in page knows without asking; empty: nobody. */
  externalIdentity: optionalPersonKey,
  /** Whom Windows knows; empty: nobody. */
  windowsIdentity: optionalPersonKey,
  /** The language saved for everybody; empty: each person's own. */
  language: v.picklist(['', ...languages]),
  /** How many requests wait for the approver; fewer than the own ones change nothing. */
  requestCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Fields of `config.json`, sent as they are: a wrong type plays a wrong file. */
  configuration: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** Fields of the start-up data. */
  startup: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});

/** Everything that a mock backend is set up with: one value for stories, demo, tests and the HTTP server. */
export interface Scenario extends Omit<v.InferOutput<typeof scenarioSchema>, 'configuration' | 'startup'> {
  configuration: Partial<v.InferInput<typeof configurationSchema>>;
  startup: Partial<v.InferInput<typeof getStartup.answer>>;
}

/** An ordinary morning: everything works and everything is allowed. */
export const defaultScenario: Scenario = {
  seed: 1,
  at: '2026-11-20T08:00:00',
  person: 'employee',
  disabledActions: [],
  invisibleActions: [],
  latencyMs: 0,
  failures: {},
  isOffline: false,
  tokenSeconds: 3600,
  isLicenceValid: true,
  hasStrictPasswords: true,
  externalIdentity: '',
  windowsIdentity: '',
  language: '',
  requestCount: 0,
  configuration: {},
  startup: {},
};

type Field = keyof Scenario;
const fields = Object.keys(defaultScenario) as Field[];

/**
 * Reads a scenario from a URL's query: each field by its name, lists by commas, numbers, flags and records as JSON.
 * A field that is missing or does not parse keeps its default, so that an old address never stops a demo; who wants
 * to say so is told of it by `onIgnored`. Other parameters belong to the page and are left alone.
 */
export function readScenario(
  query: URLSearchParams,
  onIgnored: (field: string, text: string) => void = () => {},
): Scenario {
  const entries = fields.flatMap((field): [Field, unknown][] => {
    const text = query.get(field);
    if (text === null) return [];
    const result = v.safeParse(scenarioSchema.entries[field], valueOf(defaultScenario[field], text));
    if (result.success) return [[field, result.output]];
    onIgnored(field, text);
    return [];
  });
  return { ...defaultScenario, ...Object.fromEntries(entries) };
}

/** Writes what differs from the default scenario, in a form that `readScenario` reads. */
export function writeScenario(scenario: Scenario): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of fields) {
    const text = textOf(scenario[field]);
    if (text !== textOf(defaultScenario[field])) query.set(field, text);
  }
  return query;
}

function valueOf(example: Scenario[Field], text: string): unknown {
  if (typeof example === 'string') return text;
  if (Array.isArray(example)) return text === '' ? [] : text.split(',');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(value: Scenario[Field]): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(',') : JSON.stringify(value);
}

function isMoment(text: string): boolean {
  try {
    return localDateTime(text) === text;
  } catch {
    return false;
  }
}

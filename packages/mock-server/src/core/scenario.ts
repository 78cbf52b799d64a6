import { languages } from '@selfservice/api/core/language';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { configurationSchema, getStartup } from '@selfservice/api/session/session.wire';
import * as v from 'valibot';
import type { Failure } from './failure.ts';
import { failureSchema } from './failure.ts';
import { testLimits } from './test-limits.ts';
import { personKeys } from './people.ts';

const texts = v.array(v.string());
const personKey = v.picklist(personKeys);
const numberWithin = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const optionalPersonKey = v.picklist(['', ...personKeys]);

const scenarioSchema = v.object({
  /** The seed of all generated data. */
  seed: v.pipe(v.number(), v.integer()),
  /** The local date and time at which the scenario begins. */
  at: v.pipe(v.string(), v.check(isMoment, 'not a date and time')),
  /** The signed-in person of a story, and the suggested user of the demo. */
  person: personKey,
  /** The actions that are disabled for everyone, in the backend's spelling. */
  disabledActions: texts,
  /** The actions that are hidden from everyone, in the backend's spelling. */
  invisibleActions: texts,
  /** The delay of each response in milliseconds. */
  latencyMs: v.pipe(v.number(), v.minValue(0)),
  /** The minutes by which the header `Date` is ahead of the backend's clock; null for no header. */
  dateAheadMinutes: v.nullable(v.number()),
  /** The failures of calls. If several apply to a call, the first one is used. */
  failures: v.array(failureSchema),
  /**
   * The result of a mass decision if someone else has decided one of the requests meanwhile: `skip` decides the others,
   * `refuse` decides none.
   */
  decidedMeanwhile: v.picklist(['skip', 'refuse']),
  /** Whether every call of the backend fails without a response, except for `config.json`. */
  isOffline: v.boolean(),
  /** The validity of an access token in seconds. */
  tokenSeconds: v.pipe(v.number(), v.minValue(1)),
  isLicenceValid: v.boolean(),
  /** Whether new passwords follow the strict rules. */
  hasStrictPasswords: v.boolean(),
  /** The person whom the external sign-in page signs in without a question; empty for none. */
  externalIdentity: optionalPersonKey,
  /** The person whom Windows authentication identifies; empty for none. */
  windowsIdentity: optionalPersonKey,
  /** The saved language of every person; empty for each person's own. */
  language: v.picklist(['', ...languages]),
  /** The number of pending requests of the approver; a number below the default count has no effect. */
  requestCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The number of generated people in the manager's centre; null for the default people. */
  personCount: v.nullable(numberWithin(testLimits.persons)),
  /** The number of intervals of every day of every plan and their overlap in percent; null for the default plans. */
  stack: v.nullable(
    v.object({ count: numberWithin(testLimits.count), overlap: numberWithin(testLimits.overlap) }),
  ),
  /** The recommended number of days of a plan, which determines the tabs of plan states; 0 for no recommendation. */
  recommendedDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The worksheet parameters by name, for example `{"VYP_ZOBRHODDEC":"1"}` for decimal hours. */
  worksheetParameters: v.record(v.string(), v.string()),
  /** Fields of `config.json`, sent unchanged, so that a wrong type simulates a wrong file. */
  configuration: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** Fields of the start-up data, sent unchanged. */
  startup: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});

/** The settings of a mock backend, for stories, the demo, tests and the HTTP server. */
export interface Scenario extends Omit<
  v.InferOutput<typeof scenarioSchema>,
  'configuration' | 'startup' | 'failures'
> {
  failures: readonly Failure[];
  configuration: Partial<v.InferInput<typeof configurationSchema>>;
  startup: Partial<v.InferInput<typeof getStartup.answer>>;
}

/** The default scenario: every call works and every action is allowed. */
export const defaultScenario: Scenario = {
  seed: 1,
  at: '2026-11-20T08:00:00',
  person: 'employee',
  disabledActions: [],
  invisibleActions: [],
  latencyMs: 0,
  dateAheadMinutes: null,
  failures: [],
  decidedMeanwhile: 'skip',
  isOffline: false,
  tokenSeconds: 3600,
  isLicenceValid: true,
  hasStrictPasswords: true,
  externalIdentity: '',
  windowsIdentity: '',
  language: '',
  requestCount: 0,
  personCount: null,
  stack: null,
  recommendedDays: 7,
  worksheetParameters: {},
  configuration: {},
  startup: {},
};

type Field = keyof Scenario;
const fields = Object.keys(defaultScenario) as Field[];

/**
 * Reads a scenario from the query of a URL: each field by its name, lists of actions separated by commas, other values as
 * JSON unless they are texts. A field that is missing or does not parse has its default, so that an old address never
 * breaks a demo. Other parameters belong to the page and are ignored.
 *
 * @param onIgnored called for each field that does not parse
 */
export function readScenario(
  query: URLSearchParams,
  onIgnored: (field: string, text: string) => void = () => {},
): Scenario {
  const entries = fields.flatMap((field): [Field, unknown][] => {
    const text = query.get(field);
    if (text === null) return [];
    const result = v.safeParse(scenarioSchema.entries[field], valueOf(field, text));
    if (result.success) return [[field, result.output]];
    onIgnored(field, text);
    return [];
  });
  return { ...defaultScenario, ...Object.fromEntries(entries) };
}

/** Writes the fields that differ from the default scenario, in the format of `readScenario`. */
export function writeScenario(scenario: Scenario): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of fields) {
    const text = textOf(field, scenario);
    if (text !== textOf(field, defaultScenario)) query.set(field, text);
  }
  return query;
}

function valueOf(field: Field, text: string): unknown {
  if (isTextList(field)) return text === '' ? [] : text.split(',');
  if (typeof defaultScenario[field] === 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(field: Field, scenario: Scenario): string {
  if (isTextList(field)) return scenario[field].join(',');
  const value = scenario[field];
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isTextList(field: Field): field is 'disabledActions' | 'invisibleActions' {
  return field === 'disabledActions' || field === 'invisibleActions';
}

function isMoment(text: string): boolean {
  try {
    return localDateTime(text) === text;
  } catch {
    return false;
  }
}

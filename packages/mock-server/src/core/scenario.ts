import { languages } from '@selfservice/api/core/language';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { configurationSchema, getStartup } from '@selfservice/api/session/session.wire';
import * as v from 'valibot';
import type { Failure } from './failure.ts';
import { failureSchema } from './failure.ts';
import { testLimits } from './test-limits.ts';
import { personKeys } from './people.ts';

/** The themes, in the spelling of the product. */
export const themes = ['system', 'light', 'dark', 'contrast'] as const;

const texts = v.array(v.string());
const personKey = v.picklist(personKeys);
const numberWithin = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const optionalPersonKey = v.picklist(['', ...personKeys]);

/** The schema of each field. */
export const scenarioSchema = v.object({
  /** The seed of all generated data. */
  seed: v.pipe(v.number(), v.integer()),
  /** The local date and time at which the scenario begins; the seconds may be left out. */
  at: v.pipe(v.string(), v.transform(withSeconds), v.check(isMoment, 'not a date and time')),
  /** Whether the date and time run from there or stay. Delays and lifetimes run in both cases. In a story they always stay. */
  clock: v.picklist(['running', 'standing']),
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
  /** The theme of the demo and of a story; empty for that of the visitor. A backend over HTTP cannot set it. */
  theme: v.picklist(['', ...themes]),
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
  clock: 'running',
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
  theme: '',
  requestCount: 0,
  personCount: null,
  stack: null,
  recommendedDays: 7,
  worksheetParameters: {},
  configuration: {},
  startup: {},
};

/** A field of a scenario. */
export type ScenarioField = keyof Scenario;

/** The names of all fields. */
export const scenarioFields = Object.keys(defaultScenario) as ScenarioField[];

/** Returns the fields that differ from the default scenario. */
export function changesOf(scenario: Scenario): Partial<Scenario> {
  const isChanged = (field: ScenarioField) =>
    JSON.stringify(scenario[field]) !== JSON.stringify(defaultScenario[field]);
  return Object.fromEntries(
    scenarioFields.filter(isChanged).map((field) => [field, scenario[field]]),
  ) as Partial<Scenario>;
}

function withSeconds(moment: string): string {
  return /T\d\d:\d\d$/.test(moment) ? `${moment}:00` : moment;
}

function isMoment(text: string): boolean {
  try {
    return localDateTime(text) === text;
  } catch {
    return false;
  }
}

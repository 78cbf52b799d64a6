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
  /** How many minutes the header `Date` of each answer is ahead of the backend's clock; null: answers have none. */
  dateAheadMinutes: v.nullable(v.number()),
  /** Calls that fail, how and when; of several for one call the first whose turn it is. */
  failures: v.array(failureSchema),
  /**
   * What becomes of a decision about many requests of which somebody has decided one meanwhile: `skip` leaves that one
   * as it is and decides about the rest, `refuse` decides about none.
   */
  decidedMeanwhile: v.picklist(['skip', 'refuse']),
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
  /** How many people the manager's centre has, all of them generated; null: those who usually work there. */
  personCount: v.nullable(numberWithin(testLimits.persons)),
  /** Every day of every plan has so many intervals, which overlap by so many percent; null: the usual plans. */
  stack: v.nullable(
    v.object({ count: numberWithin(testLimits.count), overlap: numberWithin(testLimits.overlap) }),
  ),
  /** For how many days plans are passed on at once, which the tabs of plan states follow; 0: no recommendation. */
  recommendedDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Parameters of worksheets by their names, for example `{"VYP_ZOBRHODDEC":"1"}`: a customer with decimal hours. */
  worksheetParameters: v.record(v.string(), v.string()),
  /** Fields of `config.json`, sent as they are: a wrong type plays a wrong file. */
  configuration: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** Fields of the start-up data. */
  startup: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});

/** Everything that a mock backend is set up with: one value for stories, demo, tests and the HTTP server. */
export interface Scenario extends Omit<
  v.InferOutput<typeof scenarioSchema>,
  'configuration' | 'startup' | 'failures'
> {
  failures: readonly Failure[];
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
 * Reads a scenario from a URL's query: each field by its name, lists of actions by commas, everything else that is no
 * text as JSON. A field that is missing or does not parse keeps its default, so that an old address never stops a demo;
 * who wants to say so is told of it by `onIgnored`. Other parameters belong to the page and are left alone.
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

/** Writes what differs from the default scenario, in a form that `readScenario` reads. */
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

import { languages } from '@selfservice/api/core/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callNames } from './calls.ts';
import type { Failure } from './failure.ts';
import { everyCall, failureBodies, failureKinds } from './failure.ts';
import { personKeys } from './people.ts';
import type { Scenario } from './scenario.ts';
import { changesOf, defaultScenario, themes } from './scenario.ts';
import { readableQuery, readScenario, writeScenario } from './scenario-query.ts';
import type { ScenarioFault } from './scenario-text.ts';
import { explainFault, readScenarioText, writeScenarioText } from './scenario-text.ts';

const actionNames = fc.array(fc.stringMatching(/^[A-Za-z_]{1,20}$/), { maxLength: 4 });

const failures: fc.Arbitrary<Failure> = fc.record(
  {
    call: fc.constantFrom(...callNames, everyCall),
    kind: fc.constantFrom(...failureKinds),
    body: fc.constantFrom(...failureBodies),
    occasion: fc.oneof(fc.constantFrom('always' as const, 'once' as const), fc.integer({ min: 1, max: 9 })),
    isAfterWork: fc.constant(true),
  },
  { requiredKeys: ['call', 'kind'] },
);

const scenarios: fc.Arbitrary<Scenario> = fc.record({
  seed: fc.integer({ min: 0, max: 1e6 }),
  at: fc.constantFrom('2026-11-20T08:00:00', '2026-03-29T02:30:00'),
  clock: fc.constantFrom('running', 'standing'),
  person: fc.constantFrom(...personKeys),
  disabledActions: actionNames,
  invisibleActions: actionNames,
  latencyMs: fc.nat(5000),
  dateAheadMinutes: fc.option(fc.integer({ min: -90, max: 90 })),
  failures: fc.array(failures, { maxLength: 3 }),
  decidedMeanwhile: fc.constantFrom('skip', 'refuse'),
  isOffline: fc.boolean(),
  tokenSeconds: fc.integer({ min: 1, max: 1e5 }),
  isLicenceValid: fc.boolean(),
  hasStrictPasswords: fc.boolean(),
  externalIdentity: fc.constantFrom('' as const, ...personKeys),
  windowsIdentity: fc.constantFrom('' as const, ...personKeys),
  language: fc.constantFrom('' as const, ...languages),
  theme: fc.constantFrom('' as const, ...themes),
  requestCount: fc.nat(3000),
  personCount: fc.option(fc.nat(1000)),
  stack: fc.option(fc.record({ count: fc.integer({ min: 1, max: 40 }), overlap: fc.nat(100) })),
  recommendedDays: fc.nat(40),
  worksheetParameters: fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), {
    noNullPrototype: true,
  }),
  configuration: fc.constantFrom(
    {},
    { infoText: '12' },
    { infoText: 'a;b,c:d=%3B' },
    { multiTenant: true, infoText: 'a & b = č' },
    { endpoint: 'http://a.test/b?c=1' },
  ),
  startup: fc.constantFrom({}, { isEnabled: false, delegatedAuthStyle: 1 as const }),
});

describe.each([
  ['single fields', false],
  ['one text', true],
])('as %s', (_, isWhole) => {
  test('reads the same scenario from the query that was written', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const faults: ScenarioFault[] = [];
        const query = new URLSearchParams(readableQuery(writeScenario(scenario, isWhole)));
        expect(readScenario(query, (fault) => faults.push(fault))).toEqual(scenario);
        expect(faults).toEqual([]);
      }),
    );
  });
});

test('writes nothing but the version for the default scenario', () => {
  expect(writeScenario(defaultScenario).toString()).toBe('');
  expect(readableQuery(writeScenario(defaultScenario, true))).toBe('scenario=v1');
});

test('a scenario text can be read and written by people', () => {
  const text =
    'v1;at=2026-12-24T08:00;clock=standing;person=approver;disabledActions=SelfServiceApp_Absence,SelfServiceApp_RunReports;failures=postMyRequests:network:once:afterWork,getStartup:503:html;stack=12:60;configuration=undoSeconds:0,infoText:Help%20desk';
  const { scenario, faults } = readScenarioText(text);
  expect(faults).toEqual([]);
  expect(scenario).toEqual({
    at: '2026-12-24T08:00:00',
    clock: 'standing',
    person: 'approver',
    disabledActions: ['SelfServiceApp_Absence', 'SelfServiceApp_RunReports'],
    failures: [
      { call: 'postMyRequests', kind: 'network', occasion: 'once', isAfterWork: true },
      { call: 'getStartup', kind: '503', body: 'html' },
    ],
    stack: { count: 12, overlap: 60 },
    configuration: { undoSeconds: 0, infoText: 'Help desk' },
  });
  expect(writeScenarioText(scenario)).toBe(text.replace('08:00;', '08:00:00;'));
});

test('a given field is written even if its value is the default', () => {
  const scenario = { latencyMs: 0, personCount: null, failures: [], configuration: {} };
  const text = writeScenarioText(scenario);
  expect(text).toBe('v1;latencyMs=0;failures=;personCount=none;configuration=');
  expect(readScenarioText(text)).toEqual({ scenario, faults: [] });
});

test('a field of its own comes before the text', () => {
  const query = new URLSearchParams('person=manager&scenario=v1;person=approver;seed=3');
  expect(changesOf(readScenario(query))).toEqual({ person: 'manager', seed: 3 });
});

test.each([
  ['', 'The scenario does not begin with "v1;": '],
  ['person=approver', 'The scenario does not begin with "v1;": person=approver'],
  ['v2;person=approver', 'The scenario does not begin with "v1;": v2;person=approver'],
  ['v1;colour=red', 'colour is not a field of a scenario'],
  ['v1;constructor=red', 'constructor is not a field of a scenario'],
  ['v1;person', 'person= is not valid'],
  ['v1;stack=12', 'stack=12 is not valid'],
  ['v1;configuration=multiTenant', 'configuration=multiTenant is not valid'],
  ['v1;failures=getStartup:503:maybe', 'failures=getStartup:503:maybe is not valid'],
])('explains what is wrong with %j, and uses the default', (text, words) => {
  const { scenario, faults } = readScenarioText(text);
  expect(scenario).toEqual({});
  expect(faults.map(explainFault)).toEqual([words]);
});

test('failures may be JSON, as in an old address', () => {
  const failures = [{ call: 'getDashboardData', kind: '500', occasion: 2 }];
  expect(readScenario(new URLSearchParams({ failures: JSON.stringify(failures) }))).toEqual({
    ...defaultScenario,
    failures,
  });
});

test.each([
  '{"getDashboardData":"500"}',
  '[{"call":"DashboardData","kind":"500"}]',
  '[{"call":"tokenSchema","kind":"500"}]',
  '[{"call":"getDashboardData","kind":"418"}]',
  '[{"call":"getDashboardData","kind":"500","occasion":0}]',
  'getDashboardData',
  'getDashboardData:500:0',
])('ignores failures that do not parse: %s', (text) => {
  const faults: ScenarioFault[] = [];
  expect(readScenario(new URLSearchParams({ failures: text }), (fault) => faults.push(fault))).toEqual(
    defaultScenario,
  );
  expect(faults).toEqual([{ kind: 'value', field: 'failures', text }]);
});

test('uses the default for a value that does not parse, for any query', () => {
  const query = new URLSearchParams(
    'person=nobody&seed=x&latencyMs=-1&at=2026-02-30T08:00:00&failures={&isOffline=maybe&personCount=1001&stack={"count":0}&other=1',
  );
  const faults: ScenarioFault[] = [];
  expect(readScenario(query, (fault) => faults.push(fault))).toEqual(defaultScenario);
  expect(faults.map((fault) => (fault.kind === 'value' ? fault.field : fault.kind))).toEqual([
    'seed',
    'at',
    'person',
    'latencyMs',
    'failures',
    'isOffline',
    'personCount',
    'stack',
  ]);
  const names = fc.constantFrom('scenario', ...Object.keys(defaultScenario));
  fc.assert(
    fc.property(names, fc.string(), (field, text) => {
      expect(() => readScenario(new URLSearchParams({ [field]: text }))).not.toThrow();
      expect(() => readScenarioText(`v1;${field}=${text}`)).not.toThrow();
    }),
  );
});

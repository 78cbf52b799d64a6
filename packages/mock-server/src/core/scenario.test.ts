import { languages } from '@selfservice/api/core/language';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { callNames } from './calls.ts';
import type { Failure } from './failure.ts';
import { failureBodies, failureKinds } from './failure.ts';
import { personKeys } from './people.ts';
import type { Scenario } from './scenario.ts';
import { defaultScenario, readScenario, writeScenario } from './scenario.ts';

const actionNames = fc.array(fc.stringMatching(/^[A-Za-z_]{1,20}$/), { maxLength: 4 });

const failures: fc.Arbitrary<Failure> = fc.record(
  {
    call: fc.constantFrom(...callNames),
    kind: fc.constantFrom(...failureKinds),
    body: fc.constantFrom(...failureBodies),
    occasion: fc.oneof(fc.constantFrom('always' as const, 'once' as const), fc.integer({ min: 1, max: 9 })),
    isAfterWork: fc.boolean(),
  },
  { requiredKeys: ['call', 'kind'] },
);

const scenarios: fc.Arbitrary<Scenario> = fc.record({
  seed: fc.integer({ min: 0, max: 1e6 }),
  at: fc.constantFrom('2026-11-20T08:00:00', '2026-03-29T02:30:00'),
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
  requestCount: fc.nat(3000),
  personCount: fc.option(fc.nat(1000)),
  stack: fc.option(fc.record({ count: fc.integer({ min: 1, max: 40 }), overlap: fc.nat(100) })),
  recommendedDays: fc.nat(40),
  worksheetParameters: fc.constantFrom({}, { VYP_ZOBRHODDEC: '1', PLIST_TEXT: 'a & b = č' }),
  configuration: fc.constantFrom(
    {},
    { multiTenant: true, infoText: 'a & b = č' },
    { endpoint: 'http://a.test/b?c=1' },
  ),
  startup: fc.constantFrom({}, { isEnabled: false, delegatedAuthStyle: 1 as const }),
});

test('reads the same scenario from the query that was written', () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const query = new URLSearchParams(writeScenario(scenario).toString());
      expect(readScenario(query)).toEqual(scenario);
    }),
  );
});

test('writes an empty query for the default scenario', () => {
  expect(writeScenario(defaultScenario).toString()).toBe('');
});

test.each([
  '{"getDashboardData":"500"}',
  '[{"call":"DashboardData","kind":"500"}]',
  '[{"call":"tokenSchema","kind":"500"}]',
  '[{"call":"getDashboardData","kind":"418"}]',
  '[{"call":"getDashboardData","kind":"500","occasion":0}]',
])('ignores failures that do not parse: %s', (text) => {
  const onIgnored = vi.fn<(field: string, text: string) => void>();
  expect(readScenario(new URLSearchParams({ failures: text }), onIgnored)).toEqual(defaultScenario);
  expect(onIgnored).toHaveBeenCalledExactlyOnceWith('failures', text);
});

test('uses the default for a value that does not parse, for any query', () => {
  const query = new URLSearchParams(
    'person=nobody&seed=x&latencyMs=-1&at=2026-02-30T08:00:00&failures={&isOffline=maybe&personCount=1001&stack={"count":0}&other=1',
  );
  const ignored: string[] = [];
  expect(readScenario(query, (field) => ignored.push(field))).toEqual(defaultScenario);
  expect(ignored.toSorted()).toEqual([
    'at',
    'failures',
    'isOffline',
    'latencyMs',
    'person',
    'personCount',
    'seed',
    'stack',
  ]);
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(defaultScenario)), fc.string(), (field, text) => {
      expect(() => readScenario(new URLSearchParams({ [field]: text }))).not.toThrow();
    }),
  );
});

import { languages } from '@selfservice/api/core/language';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { personKeys } from './people.ts';
import type { Scenario } from './scenario.ts';
import { defaultScenario, failureKinds, readScenario, writeScenario } from './scenario.ts';

const actionNames = fc.array(fc.stringMatching(/^[A-Za-z_]{1,20}$/), { maxLength: 4 });

const scenarios: fc.Arbitrary<Scenario> = fc.record({
  seed: fc.integer({ min: 0, max: 1e6 }),
  at: fc.constantFrom('2026-11-20T08:00:00', '2026-03-29T02:30:00'),
  person: fc.constantFrom(...personKeys),
  disabledActions: actionNames,
  invisibleActions: actionNames,
  latencyMs: fc.nat(5000),
  failures: fc.dictionary(fc.stringMatching(/^[A-Z][a-z]{1,12}$/), fc.constantFrom(...failureKinds)),
  isOffline: fc.boolean(),
  tokenSeconds: fc.integer({ min: 1, max: 1e5 }),
  isLicenceValid: fc.boolean(),
  hasStrictPasswords: fc.boolean(),
  externalIdentity: fc.constantFrom('' as const, ...personKeys),
  windowsIdentity: fc.constantFrom('' as const, ...personKeys),
  language: fc.constantFrom('' as const, ...languages),
  requestCount: fc.nat(3000),
  configuration: fc.constantFrom(
    {},
    { multiTenant: true, infoText: 'a & b = č' },
    { endpoint: 'http://a.test/b?c=1' },
  ),
  startup: fc.constantFrom({}, { isEnabled: false, delegatedAuthStyle: 1 as const }),
});

test('a scenario comes back from the query that it was written to', () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const query = new URLSearchParams(writeScenario(scenario).toString());
      expect(readScenario(query)).toEqual(scenario);
    }),
  );
});

test('the default scenario writes nothing', () => {
  expect(writeScenario(defaultScenario).toString()).toBe('');
});

test('a value that does not parse keeps its default, whatever stands in the query', () => {
  const query = new URLSearchParams(
    'person=nobody&seed=x&latencyMs=-1&at=2026-02-30T08:00:00&failures={&isOffline=maybe&other=1',
  );
  const ignored: string[] = [];
  expect(readScenario(query, (field) => ignored.push(field))).toEqual(defaultScenario);
  expect(ignored.toSorted()).toEqual(['at', 'failures', 'isOffline', 'latencyMs', 'person', 'seed']);
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(defaultScenario)), fc.string(), (field, text) => {
      expect(() => readScenario(new URLSearchParams({ [field]: text }))).not.toThrow();
    }),
  );
});

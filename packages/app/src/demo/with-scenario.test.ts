import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { readScenario } from '@selfservice/mock-server/core/scenario-query';
import { expect, test } from 'vitest';
import { withScenario } from './with-scenario.ts';

test('replaces the scenario and keeps the parameters of the page', () => {
  const before = '?person=approver&seed=5&latencyMs=2000&persons=30&days=3&plan=8&count=4&overlap=10';
  const after = withScenario(before, { ...defaultScenario, person: 'manager', seed: 5 });
  const query = new URLSearchParams(after);
  expect(readScenario(query)).toEqual({ ...defaultScenario, person: 'manager', seed: 5 });
  expect(query.has('latencyMs')).toBe(false);
  expect(Object.fromEntries(query)).toMatchObject({
    persons: '30',
    days: '3',
    plan: '8',
    count: '4',
    overlap: '10',
  });
});

test('an address with one text keeps that form', () => {
  expect(
    withScenario('?x=1&scenario=v1;seed=5&person=manager', { ...defaultScenario, person: 'approver' }),
  ).toBe('x=1&scenario=v1;person=approver');
});

test('no parameter of the test routes is one of the scenario', () => {
  expect(Object.keys(defaultScenario)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(persons|days|plan|count|overlap)$/)]),
  );
});

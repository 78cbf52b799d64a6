import { failing } from '@selfservice/mock-server/core/failure';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { readScenarioText, writeScenarioText } from '@selfservice/mock-server/core/scenario-text';
import { expect, test } from 'vitest';
import { changedFields, isOnlyNetwork } from './changed-fields.ts';

test('returns only the fields that differ, without the person', () => {
  const { latencyMs, at, failures } = defaultScenario;
  const changes = { latencyMs, at, failures: [...failures], language: 'cs', person: 'approver' } as const;
  expect(changedFields(defaultScenario, changes)).toEqual({ language: 'cs' });
});

test('another tab reads the same fields from the text', { tags: ['demo-10'] }, () => {
  const failures = [failing('getOvertime', '403', { occasion: 'once' })];
  const changed = changedFields(defaultScenario, { failures, disabledActions: ['a'], theme: 'dark' });
  const read = readScenarioText(writeScenarioText(changed)).scenario;
  expect(changedFields(defaultScenario, read)).toEqual(changed);
  expect(changedFields({ ...defaultScenario, ...changed }, read)).toEqual({});
});

test('only latency, the offline mode and failures belong to the network', () => {
  expect(isOnlyNetwork({ latencyMs: 20, isOffline: true, failures: [] })).toBe(true);
  expect(isOnlyNetwork({ latencyMs: 20, theme: 'dark' })).toBe(false);
});

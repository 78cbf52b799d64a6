import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { readScenario, writeScenario } from '@selfservice/mock-server/core/scenario-query';
import { expect, test } from 'vitest';
import { networkOf, networks } from './networks.ts';

test.each(networks)('reads $id back from the address', ({ id, fields }) => {
  const query = writeScenario({ ...defaultScenario, ...fields });
  expect(networkOf(readScenario(query))?.id).toBe(id);
});

test('returns null for a network that the demo does not offer', () => {
  expect(networkOf({ ...defaultScenario, latencyMs: 17 })).toBeNull();
});

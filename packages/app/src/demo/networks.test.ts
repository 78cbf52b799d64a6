import { defaultScenario, readScenario, writeScenario } from '@selfservice/mock-server/core/scenario';
import { expect, test } from 'vitest';
import { networkOf, networks } from './networks.ts';

test.each(networks)('$id comes back out of the address', ({ id, fields }) => {
  const query = writeScenario({ ...defaultScenario, ...fields });
  expect(networkOf(readScenario(query))?.id).toBe(id);
});

test('another state of the network is none of those offered', () => {
  expect(networkOf({ ...defaultScenario, latencyMs: 17 })).toBeNull();
});

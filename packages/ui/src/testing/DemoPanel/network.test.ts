import { expect, test } from 'vitest';
import type { DemoNetwork } from './demo.types.ts';
import { failureMode, failureModes, withFailureMode } from './network.ts';

const fine: DemoNetwork = { latencyMs: 300, isOffline: false, failures: [] };

test.each(failureModes)('the mode %s is recognized after it is set, and the delay stays', (mode) => {
  const network = withFailureMode(fine, mode);
  expect(failureMode(network)).toBe(mode);
  expect(network.latencyMs).toBe(300);
});

test('a failure of the next call only is one of the offered modes', () => {
  expect(failureMode({ ...fine, failures: [{ call: 'postPass', kind: '409', occasion: 'once' }] })).toBe(
    'call',
  );
});

const failure = { call: 'postPass', kind: '500' };

test.each<[string, Partial<DemoNetwork>]>([
  ['two failures', { failures: [failure, failure] }],
  ['the third call', { failures: [{ ...failure, occasion: 3 }] }],
  ['a kind that is not offered', { failures: [{ ...failure, kind: '503' }] }],
  ['a further detail', { failures: [Object.assign({ isAfterWork: true }, failure)] }],
  ['a failure without a network', { isOffline: true, failures: [failure] }],
])('%s can only come from the address', (_, changes) => {
  expect(failureMode({ ...fine, ...changes })).toBe('other');
});

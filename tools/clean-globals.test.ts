import { expect, test, vi } from 'vitest';

const { setTimeout } = globalThis;

test('a test can replace globals, timers and variables of the environment', () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'setTimeout');
  vi.stubGlobal('window', {});
  vi.stubEnv('SELFSERVICE_SEED', '2');
  expect(globalThis.setTimeout).not.toBe(setTimeout);
});

test('the next test has those of the platform again', () => {
  expect(globalThis.setTimeout).toBe(setTimeout);
  expect(globalThis).not.toHaveProperty('window');
  expect(process.env['SELFSERVICE_SEED']).not.toBe('2');
});

import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './run.ts';

afterEach(() => vi.restoreAllMocks());

test('a command answers its exit code', async () => {
  await expect(runCommand('node', ['-e', 'process.exit(3)'])).resolves.toBe(3);
});

test('one that stands still is ended with what it started, and fails', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const begin = performance.now();
  const waiting = 'setInterval(() => {}, 1000)';
  const parent = `require('node:child_process').spawn('node', ['-e', ${JSON.stringify(waiting)}]); ${waiting}`;
  await expect(runCommand('node', ['-e', parent], { minutes: 1 / 60 })).resolves.toBe(1);
  expect(performance.now() - begin).toBeLessThan(20_000);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('did not end'));
});

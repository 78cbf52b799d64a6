import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { failureLine, ownCounts, playwrightCounts, runCommand, vitestCounts } from './run.ts';

test('runCommand returns the exit code', async () => {
  await expect(runCommand('node', ['-e', 'process.exit(3)'])).resolves.toBe(3);
});

test('runCommand kills a command and its children after the time limit and returns 1', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = 'setInterval(() => {}, 1000)';
  const parent = `require('node:child_process').spawn('node', ['-e', ${JSON.stringify(waiting)}]); ${waiting}`;
  const code = runCommand('node', ['-e', parent], { minutes: 1 });
  vi.advanceTimersByTime(60_000 - 1);
  expect(log).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await expect(code).resolves.toBe(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('did not end'));
});

describe('failures contain the name, the first line of the error and what it leaves out', () => {
  const writeReport = async (report: object) => {
    const file = join(await mkdtemp(join(tmpdir(), 'run-test-')), 'report.json');
    await writeFile(file, JSON.stringify(report));
    return file;
  };

  test('of failed tests and of a file that could not be loaded', async () => {
    const file = await writeReport({
      numPassedTests: 1,
      numFailedTests: 1,
      numTotalTests: 2,
      testResults: [
        {
          name: resolve('tools/a.test.ts'),
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [], tags: [] },
            { status: 'skipped', fullName: 'multiplies', failureMessages: [], tags: [] },
            { status: 'skipped', fullName: 'takes long', failureMessages: [], tags: ['test-all'] },
            {
              status: 'failed',
              fullName: 'divides',
              failureMessages: ['\u001B[31mError: by zero\u001B[39m\n    at a.ts'],
              tags: [],
            },
          ],
        },
        { name: resolve('tools/b.test.ts'), message: 'SyntaxError: no\nway', assertionResults: [] },
      ],
    });
    await expect(vitestCounts(file)).resolves.toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['tools/a.test.ts > divides: Error: by zero', 'tools/b.test.ts: SyntaxError: no'],
      notes: ['skipped: multiplies', 'left to test:all: 1 unit tests'],
    });
  });

  test('of an accessibility fault, with the broken rule', () => {
    const message =
      'expect(received).toHaveNoViolations(expected)\n\nExpected the HTML…\n\nReceived:\n\n"Buttons must have text (button-name)"\n';
    expect(failureLine('List > Default', message)).toBe(
      'List > Default: expect(received).toHaveNoViolations(expected): "Buttons must have text (button-name)"',
    );
  });

  test.each([
    [
      'expect(element).toHaveTextContent()\n\nExpected element to have text content:\n  met\nReceived:\n  open',
      'expect(element).toHaveTextContent(): open',
    ],
    [
      'Error: unexpected lines\n\n- Expected  - 1\n+ Received  + 3\n\n- Array []\n+ Array [\n+   "404",\n+ ]\n',
      'Error: unexpected lines: Array [ "404", ]',
    ],
  ])('with what was received', (message, line) => {
    expect(failureLine('a', message)).toBe(`a: ${line}`);
  });

  test('of nested journeys, with the step that was pending at the timeout', async () => {
    const errors = [
      { message: 'Test timeout of 60000ms exceeded.' },
      {
        message:
          'Error: locator.click: Test timeout of 60000ms exceeded.\nCall log:\n  - waiting for getByRole(…)\n',
      },
    ];
    const spec = (title: string, status: string) => ({
      title,
      file: 'login.spec.ts',
      line: 7,
      tests: [
        {
          status,
          annotations: [{ type: 'skip', description: 'there is no nginx' }],
          results: [{ errors: status === 'unexpected' ? errors : [] }],
        },
      ],
    });
    const file = await writeReport({
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 2 },
      suites: [
        {
          specs: [spec('in', 'expected'), spec('a', 'skipped')],
          suites: [{ specs: [spec('out', 'unexpected'), spec('b', 'skipped')] }],
        },
      ],
    });
    await expect(playwrightCounts(file)).resolves.toEqual({
      passed: 1,
      failed: 1,
      skipped: 2,
      notes: ['skipped: 2 journeys: there is no nginx'],
      failures: [
        'login.spec.ts:7 out: Test timeout of 60000ms exceeded.: Error: locator.click: Test timeout of 60000ms exceeded.: waiting for getByRole(…)',
      ],
    });
  });
});

test('ownCounts counts a run without tests as failed', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'run-test-')), 'outcome.json');
  await writeFile(file, JSON.stringify({ passed: 0, failed: 0, failures: [] }));
  await expect(ownCounts(file)).resolves.toMatchObject({ passed: 0, failed: 1 });
});

import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';

/** The counts of one step. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Tests that belong to the run and did not run. */
  skipped: number;
  /** One line for each failed test: its name and the first line of its message. */
  failures: string[];
  /** Lines for the reader of the counts: skipped tests with their reason, and tests that were left out. */
  notes: string[];
}

/** The result of one step of the test command. */
export interface StepResult extends Outcome {
  name: string;
  seconds: number;
}

/** Options of a command. */
export interface CommandOptions {
  /** Variables in addition to those of the environment. */
  env?: Record<string, string>;
  /** Minutes after which it is killed with all processes that it started. Default: never. */
  minutes?: number;
}

/**
 * Runs a command of the workspace.
 *
 * @returns its exit code
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env, minutes }: CommandOptions = {},
): Promise<number> {
  const child = execa(command, args, {
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
    preferLocal: true,
    reject: false,
    ...(env && { env }),
    // A group of its own, so that browsers end together with the runner that started them.
    detached: minutes !== undefined,
  });
  const release = minutes === undefined ? () => {} : endInTime(child.pid, minutes, command);
  const { exitCode = 1 } = await child;
  release();
  return exitCode;
}

/**
 * Ends a group of processes when its time is over or when this process is asked to end: the library ends the process that
 * it started and not those which that one started.
 *
 * @returns lets them go
 */
function endInTime(pid: number | undefined, minutes: number, name: string): () => void {
  const end = () => {
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  const leave = () => {
    end();
    process.exit(1);
  };
  const timer = setTimeout(() => {
    console.log(`\n${name} did not end in ${minutes} minutes.`);
    end();
  }, minutes * 60_000);
  process.once('SIGINT', leave).once('SIGTERM', leave);
  return () => {
    clearTimeout(timer);
    process.off('SIGINT', leave).off('SIGTERM', leave);
  };
}

const noTests: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], notes: [] };

/** Runs a step and takes its time. `counts` reads how many tests ran; without it the step counts as one. */
export async function runStep(
  name: string,
  work: () => Promise<number>,
  counts?: () => Promise<Outcome>,
): Promise<StepResult> {
  console.log(`\n── ${name}`);
  const begin = performance.now();
  const code = await work();
  const seconds = (performance.now() - begin) / 1000;
  const single = { ...noTests, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const counted = counts ? await counts().catch(() => single) : single;
  // A runner that failed without a failed test (a crash, nothing run) is a failure all the same.
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  return { ...counted, name, failed, seconds };
}

/** The longest part of a received value in the line of a failed test, in characters. */
const longestValue = 400;

/**
 * Returns the name of a failed test, the first line of its error message, and what that line leaves out: the received value
 * or the unexpected lines of a difference, and the locator that a step waited for.
 */
export function failureLine(name: string, message = ''): string {
  const text = stripVTControlCharacters(message);
  const lines = text.split('\n').map((line) => line.trim());
  // A story begins with the address of its panel.
  const said = lines.find((line) => line && !line.startsWith('Click to debug'));
  const difference = lines
    .filter((line) => /^\+ (?! *Received)/.test(line))
    .map((line) => line.slice(1).trim());
  const received = /\nReceived[^\n:]*:\s+([^\n]+)/.exec(text)?.[1] ?? difference.join(' ');
  const pending = lines.find((line) => line.startsWith('- waiting for'))?.slice(2);
  return [name, said, received.slice(0, longestValue), pending].filter(Boolean).join(': ');
}

/** The tag of tests, stories and journeys that run in `test:all` only. */
export const onlyInAll = 'test-all';

/** Reads the result of a Vitest run from the report of its JSON reporter. */
export async function vitestCounts(file: string): Promise<Outcome> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  if (report.numTotalTests === 0) return { ...noTests, failed: 1 };
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const path = relative('.', name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be read has no tests.
    if (failed.length === 0 && message) return [failureLine(path, message)];
    return failed.map((one) => failureLine(`${path} > ${one.fullName}`, one.failureMessages[0]));
  });
  const pending = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed');
  const skipped = pending.filter(({ tags }) => !tags.includes(onlyInAll));
  const left = pending.length - skipped.length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: skipped.length,
    failures,
    notes: [
      ...skipped.map(({ fullName }) => `skipped: ${fullName}`),
      ...(left > 0 ? [leftToAll(left, 'unit tests')] : []),
    ],
  };
}

/** Returns the note about tests that only `test:all` runs. */
export function leftToAll(count: number, what: string): string {
  return `left to test:all: ${count} ${what}`;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[]; tags: string[] }[];
  }[];
}

/** Reads the result of a Playwright run from the report of its JSON reporter. */
export async function playwrightCounts(file: string): Promise<Outcome> {
  const { stats, suites } = JSON.parse(await readFile(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: PlaywrightSuite[];
  };
  const reasons = Map.groupBy(suites.flatMap(skippedOf), (reason) => reason);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
    notes: [...reasons].map(([reason, all]) => `skipped: ${all.length} journeys: ${reason}`),
  };
}

/** Returns how many journeys a command of Playwright would run. */
export async function playwrightList(args: readonly string[]): Promise<number> {
  const { stdout } = await execa('playwright', [...args, '--list', '--reporter=json'], {
    preferLocal: true,
    env: { SELFSERVICE_EXTENT: 'all' },
  });
  return testsIn(JSON.parse(stdout) as { suites: PlaywrightSuite[] });
}

function testsIn({ suites = [], specs = [] }: Partial<PlaywrightSuite>): number {
  return suites.reduce(
    (sum, suite) => sum + testsIn(suite),
    specs.reduce((sum, { tests }) => sum + tests.length, 0),
  );
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {
      status: string;
      annotations?: { type: string; description?: string }[];
      results: { errors: { message?: string }[] }[];
    }[];
  }[];
}

/** The reasons of skipped journeys. */
function skippedOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .flatMap(({ tests }) => tests)
    .filter(({ status }) => status === 'skipped')
    .map(
      ({ annotations = [] }) =>
        annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason is given',
    );
  return [...own, ...suites.flatMap(skippedOf)];
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        // A test that ran out of time says in a second error which step was pending.
        (results[0]?.errors ?? []).reduce(
          (said, { message }) => failureLine(said, message),
          `${file}:${line} ${title}`,
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** Reads the result of one of the project's own runners from the outcome that it writes. */
export async function ownCounts(file: string): Promise<Outcome> {
  const outcome = { ...noTests, ...(JSON.parse(await readFile(file, 'utf8')) as Partial<Outcome>) };
  return outcome.passed + outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
}

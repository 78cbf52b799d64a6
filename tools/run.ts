import { readFile } from 'node:fs/promises';
import { execa } from 'execa';

/** What one step of the test command came to. */
export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

/** How a command is run. */
export interface CommandOptions {
  /** Variables for it besides those of the environment. */
  env?: Record<string, string>;
  /** After how many minutes it is ended with all that it started. Without it nobody ends it. */
  minutes?: number;
}

/**
 * Runs a command of the workspace, its output going straight to the terminal.
 *
 * @returns its exit code
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env, minutes }: CommandOptions = {},
): Promise<number> {
  const child = execa(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
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

/** Runs a step and takes its time. `counts` reads how many tests ran; without it the step counts as one. */
export async function runStep(
  name: string,
  work: () => Promise<number>,
  counts?: () => Promise<{ passed: number; failed: number }>,
): Promise<StepResult> {
  console.log(`\n── ${name}`);
  const begin = performance.now();
  const code = await work();
  const seconds = (performance.now() - begin) / 1000;
  const single = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const counted = counts ? await counts().catch(() => single) : single;
  // A runner that failed without a failed test (a crash, nothing run) is a failure all the same.
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  return { name, passed: counted.passed, failed, seconds };
}

/** Reads the counts of a Vitest run from the file of its JSON reporter. */
export async function vitestCounts(file: string): Promise<{ passed: number; failed: number }> {
  const report = JSON.parse(await readFile(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numTotalTests: number;
  };
  if (report.numTotalTests === 0) return { passed: 0, failed: 1 };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Reads the counts of a Playwright run from the file of its JSON reporter. */
export async function playwrightCounts(file: string): Promise<{ passed: number; failed: number }> {
  const { stats } = JSON.parse(await readFile(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

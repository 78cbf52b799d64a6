import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** What one step of the test command came to. */
export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

/** Runs a command of the workspace, its output going straight to the terminal. Answers its exit code. */
export function runCommand(command: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
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

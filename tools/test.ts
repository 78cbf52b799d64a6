import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canComparePictures } from './browser.ts';
import { check } from './check.ts';
import type { StepResult } from './run.ts';
import { ownCounts, playwrightCounts, runCommand, runStep, vitestCounts } from './run.ts';

/** The most minutes of a step, more than any takes on a busy machine. */
const minutes = 30;

const reports = await mkdtemp(join(tmpdir(), 'selfservice-test-'));

function vitest(project: string, config: string): Promise<StepResult> {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return runStep(
    project,
    () => runCommand('vitest', ['run', '--config', config, ...reporters], { minutes }),
    () => vitestCounts(file),
  );
}

/** Runs every story: its play, axe, and its pictures where the pinned browser runs. */
function stories(): Promise<StepResult> {
  if (!canComparePictures) {
    console.log('\nPictures are compared on Linux x64 only: here the stories are tried without them.');
    return vitest('stories', 'vitest.stories.config.ts');
  }
  const file = join(reports, 'pictures.json');
  return runStep(
    'stories and pictures',
    () => runCommand('node', ['tools/pictures/run.ts', '--counts', file], { minutes }),
    () => ownCounts(file),
  );
}

/** Measures the plan timeline beside a bare one: ratios of one run, and counts. */
function bench(): Promise<StepResult> {
  const file = join(reports, 'bench.json');
  return runStep(
    'timeline budgets',
    () => runCommand('node', ['bench/src/run.ts', '--quick', '--counts', file], { minutes }),
    () => ownCounts(file),
  );
}

/** Measures presses in the production build beside a bare one: ratios of one run. */
function presses(): Promise<StepResult> {
  const file = join(reports, 'presses.json');
  return runStep(
    'pressing budgets',
    () => runCommand('node', ['bench/src/presses/run.ts', '--quick', '--counts', file], { minutes }),
    () => ownCounts(file),
  );
}

function playwright(): Promise<StepResult> {
  const file = join(reports, 'journeys.json');
  const args = ['test', '--config', 'packages/app/e2e/playwright.config.ts', '--reporter=dot,json'];
  return runStep(
    'journeys',
    () => runCommand('playwright', args, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file }, minutes }),
    () => playwrightCounts(file),
  );
}

const results = await check();
results.push(await vitest('unit', 'vitest.config.ts'));
// A build uses one processor most of the time, and neither reads what the other writes.
results.push(
  ...(await Promise.all(
    ['build', 'build:demo'].map((name) =>
      runStep(name, () => runCommand('pnpm', ['--silent', name], { minutes })),
    ),
  )),
);
// None of these measures time: together they fill both processors.
results.push(
  ...(await Promise.all([
    runStep('build:storybook', () => runCommand('pnpm', ['--silent', 'build:storybook'], { minutes })),
    runStep('size budgets', () => runCommand('node', ['tools/sizes.ts'])),
    runStep('packages', () => runCommand('node', ['tools/package/try-packages.ts'], { minutes })),
  ])),
);
results.push(await bench());
results.push(await presses());
results.push(await playwright());
results.push(await stories());
await rm(reports, { recursive: true });

console.log();
for (const { name, passed, failed, seconds } of results)
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check } from './check.ts';
import {
  leftToAll,
  onlyInAll,
  ownCounts,
  playwrightCounts,
  playwrightList,
  runCommand,
  runStep,
  vitestCounts,
} from './run.ts';
import type { StepResult } from './run.ts';
import { summaryOf } from './summary.ts';

/**
 * Runs every check and test once, in the cheapest place that can prove it. `--all` runs them everywhere. `--only` selects
 * parts, for a build machine that runs them side by side.
 */
const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    // A part of the stories, such as 1/3.
    shard: { type: 'string' },
  },
});
const isAll = options.all;

/** The most minutes of a step, more than any takes on a busy machine. */
const minutes = 60;
/** The seed of the property tests in `test`. */
const fixedSeed = 1;
const seed = isAll ? Math.floor(Math.random() * 2 ** 31) : fixedSeed;
const env = { SELFSERVICE_SEED: String(seed), SELFSERVICE_EXTENT: isAll ? 'all' : 'test' };

const reports = await mkdtemp(join(tmpdir(), 'selfservice-test-'));

const limits = { env, minutes };

function command(name: string, program: string, args: readonly string[]): Promise<StepResult> {
  return runStep(name, () => runCommand(program, args, limits));
}

function unit(): Promise<StepResult> {
  const file = join(reports, 'unit.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const filter = isAll ? [] : ['--tags-filter', `!${onlyInAll}`];
  return runStep(
    'unit',
    () => runCommand('vitest', [...args, ...filter], limits),
    () => vitestCounts(file),
  );
}

async function journeys(): Promise<StepResult> {
  const file = join(reports, 'journeys.json');
  const moved = isAll
    ? 0
    : await playwrightList([
        'test',
        '--config',
        'packages/app/e2e/playwright.config.ts',
        '--grep',
        `@${onlyInAll}`,
      ]);
  const result = await runStep(
    'journeys',
    () =>
      runCommand('node', ['packages/app/e2e/run-journeys.ts', '--reporter=dot,json'], {
        ...limits,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    () => playwrightCounts(file),
  );
  return moved ? { ...result, notes: [...result.notes, leftToAll(moved, 'journeys')] } : result;
}

/** Runs stories: their plays, their pictures where the pinned browser runs, and what the extent asks for. */
function stories(name: string, args: readonly string[] = []): Promise<StepResult> {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const shard = options.shard ? ['--shard', options.shard] : [];
  return runStep(
    name,
    () => runCommand('node', ['tools/pictures/run.ts', '--counts', file, ...shard, ...args], limits),
    () => ownCounts(file),
  );
}

interface Part {
  isOfAll?: boolean;
  run: () => Promise<StepResult[]>;
}

/**
 * The parts of a run, in their order. Most of them use both processors of a small machine, so running two side by side takes as
 * long and makes each test slower. Those of `all` are in `test:all` only.
 */
const parts: Record<string, Part> = {
  checks: { run: () => check(limits) },
  unit: { run: async () => [await unit()] },
  stories: { run: async () => [await stories('stories', isAll ? ['--all'] : [])] },
  late: {
    isOfAll: true,
    run: async () => [await stories('stories with late responses', ['--late', '--seed', String(seed)])],
  },
  translated: {
    isOfAll: true,
    run: async () => [await stories('stories on a translated page', ['--translated'])],
  },
  workbench: {
    isOfAll: true,
    run: async () => [await command('build:storybook', 'pnpm', ['--silent', 'build:storybook'])],
  },
  journeys: {
    run: async () => [
      await command('build', 'pnpm', ['--silent', 'build']),
      await command('build:demo', 'pnpm', ['--silent', 'build:demo']),
      await command('size budgets', 'node', ['tools/sizes.ts']),
      await journeys(),
    ],
  },
  packages: {
    isOfAll: true,
    run: async () => [await command('packages', 'node', ['tools/package/try-packages.ts'])],
  },
};

const known = Object.keys(parts);
const wrong = options.only.filter((name) => !known.includes(name));
if (wrong.length > 0) throw new Error(`Unknown parts: ${wrong.join(', ')}. Known: ${known.join(', ')}.`);
if (isAll) console.log(`The seed of this run is ${seed}.`);
const begin = performance.now();
const results: StepResult[] = [];
for (const [name, { isOfAll, run }] of Object.entries(parts))
  if ((options.only.length === 0 || options.only.includes(name)) && (isAll || !isOfAll))
    results.push(...(await run()));
const seconds = (performance.now() - begin) / 1000;
await rm(reports, { recursive: true });

const { lines, isFailed } = summaryOf(results, { isAll, isStrict: Boolean(process.env['CI']), seconds });
console.log(`\n${lines.join('\n')}`);
process.exitCode = isFailed ? 1 : 0;

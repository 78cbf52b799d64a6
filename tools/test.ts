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

/** Steps that run beside the stories: only the stories write to the terminal while they run. */
const beside = { env, minutes, isHeld: true };

function command(name: string, program: string, args: readonly string[]): Promise<StepResult> {
  return runStep(name, () => runCommand(program, args, beside));
}

function unit(): Promise<StepResult> {
  const file = join(reports, 'unit.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const filter = isAll ? [] : ['--tags-filter', `!${onlyInAll}`];
  return runStep(
    'unit',
    () => runCommand('vitest', [...args, ...filter], beside),
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
        ...beside,
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
    () =>
      runCommand('node', ['tools/pictures/run.ts', '--counts', file, ...shard, ...args], { env, minutes }),
    () => ownCounts(file),
  );
}

const builds = ['build', 'build:demo'];

interface Part {
  isOfAll?: boolean;
  run: () => Promise<StepResult[]>;
}

/**
 * The parts of a run, in two rows that run side by side: each of them waits for pages and starts of tools, while the other
 * uses the processors. Those of `all` are in `test:all` only.
 */
const rows: Record<string, Part>[] = [
  {
    checks: { run: () => check(beside) },
    unit: { run: async () => [await unit()] },
    workbench: {
      isOfAll: true,
      run: async () => [await command('build:storybook', 'pnpm', ['--silent', 'build:storybook'])],
    },
    journeys: {
      run: async () => [
        // Neither build reads what the other writes.
        ...(await Promise.all(builds.map((name) => command(name, 'pnpm', ['--silent', name])))),
        ...(await Promise.all([command('size budgets', 'node', ['tools/sizes.ts']), journeys()])),
      ],
    },
    packages: {
      isOfAll: true,
      run: async () => [await command('packages', 'node', ['tools/package/try-packages.ts'])],
    },
  },
  {
    stories: {
      run: async () => [await stories('stories', isAll ? ['--all'] : [])],
    },
  },
];

/** Parts that run alone, after the rows: on a busy machine a play is faster than the page, which no person is. */
const last: Record<string, Part> = {
  late: {
    isOfAll: true,
    run: async () => [await stories('stories with late responses', ['--late', '--seed', String(seed)])],
  },
};

/** Runs those parts of a row that were asked for, one after the other. */
async function runRow(row: Record<string, Part>): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const [name, { isOfAll, run }] of Object.entries(row))
    if ((options.only.length === 0 || options.only.includes(name)) && (isAll || !isOfAll))
      results.push(...(await run()));
  return results;
}

const known = [...rows, last].flatMap((row) => Object.keys(row));
const wrong = options.only.filter((name) => !known.includes(name));
if (wrong.length > 0) throw new Error(`Unknown parts: ${wrong.join(', ')}. Known: ${known.join(', ')}.`);
if (isAll) console.log(`The seed of this run is ${seed}.`);
const begin = performance.now();
const results = [...(await Promise.all(rows.map(runRow))).flat(), ...(await runRow(last))];
const seconds = (performance.now() - begin) / 1000;
await rm(reports, { recursive: true });

const { lines, isFailed } = summaryOf(results, { isAll, isStrict: Boolean(process.env['CI']), seconds });
console.log(`\n${lines.join('\n')}`);
process.exitCode = isFailed ? 1 : 0;

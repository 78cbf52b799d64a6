import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from '@selfservice/ui/areas/areas';
import { execa } from 'execa';
import { affectedBy } from './affected.ts';
import { runCommand } from './run.ts';

/**
 * Runs what the change since a base commit can affect, by the graph of modules, and says what it leaves out. The base is
 * `--base`, or the commit at which the branch left `main`. Journeys need the builds.
 */
const { values: options } = parseArgs({ options: { base: { type: 'string' } } });

async function git(...args: string[]): Promise<string[]> {
  const { stdout, exitCode } = await execa('git', args, { reject: false });
  return exitCode === 0 ? stdout.split('\n').filter(Boolean) : [];
}

async function findBase(): Promise<string | undefined> {
  if (options.base) return (await git('rev-parse', '--verify', `${options.base}^{commit}`))[0];
  for (const main of ['origin/main', 'main']) {
    const [base] = await git('merge-base', 'HEAD', main);
    if (base) return base;
  }
  return undefined;
}

const base = await findBase();
const files = base
  ? [
      ...(await git('diff', '--name-only', '--no-renames', base)),
      ...(await git('ls-files', '--others', '--exclude-standard')),
    ]
  : [];
const specs = globSync('packages/app/e2e/*.spec.ts').map((path) => basename(path));
const { everything, journeys, hasModules } = affectedBy(
  files,
  specs,
  areas.map(({ word }) => word),
);
const cause = base ? everything : 'the base commit';

async function runAll(): Promise<number> {
  console.log(`Everything runs, because of ${cause ?? ''}.`);
  return runCommand('node', ['tools/test.ts']);
}

async function runPart(since: string): Promise<number> {
  const codes = [await runCommand('node', ['tools/check.ts'])];
  const left: string[] = [];
  if (hasModules) {
    codes.push(await runCommand('vitest', ['run', '--changed', since, '--passWithNoTests']));
    codes.push(await runCommand('node', ['tools/pictures/run.ts', '--changed', since]));
  } else left.push('unit tests and stories: no module has changed');
  if (journeys.length > 0) {
    codes.push(await runCommand('pnpm', ['--silent', 'build']));
    codes.push(await runCommand('pnpm', ['--silent', 'build:demo']));
    codes.push(await runCommand('node', ['packages/app/e2e/run-journeys.ts', '--reporter=dot', ...journeys]));
  }
  const others = specs.filter((spec) => !journeys.includes(spec)).length;
  if (others > 0) left.push(`journeys: ${others} specs of areas that have not changed`);
  left.push(
    'unit tests that read files instead of importing them: documents, locales, the list of requirements',
    'size budgets, counts of work, and all that is in test:all',
  );
  console.log(`\nCompared with ${since}, ${files.length} files. Left out:\n- ${left.join('\n- ')}`);
  return codes.some((code) => code !== 0) ? 1 : 0;
}

process.exitCode = base && !cause ? await runPart(base) : await runAll();

import { join } from 'node:path';
import { runCommand } from '../../../tools/run.ts';

const config = join(import.meta.dirname, 'playwright.config.ts');
const results = join(import.meta.dirname, 'test-results');

/**
 * Runs the journeys with options of Playwright, for example `--reporter=dot,json`. Those that fail run once more, one at a
 * time and after all others, which shows whether they fail by themselves. They stay failed.
 *
 * @returns the exit code of the first run
 */
async function runJourneys(options: readonly string[]): Promise<number> {
  const args = ['test', '--config', config];
  const code = await runCommand('playwright', [...args, ...options]);
  if (code === 0) return code;
  process.stdout.write('\nThe failed journeys once more, one at a time. They count as failed in any case.\n');
  await runCommand('playwright', [
    ...args,
    '--last-failed',
    '--workers=1',
    '--pass-with-no-tests',
    '--reporter=list',
    // Otherwise it would delete what the first run has recorded.
    `--output=${join(results, 'alone')}`,
    `--last-failed-file=${join(results, '.last-run.json')}`,
  ]);
  return code;
}

process.exitCode = await runJourneys(process.argv.slice(2));

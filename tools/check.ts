import { fileURLToPath } from 'node:url';
import type { StepResult } from './run.ts';
import { runCommand, runStep } from './run.ts';
import { checkLicences } from './supply/check.ts';

/** Runs all static checks: types, lint, format, unused code and licences. None needs a network. */
export async function check(): Promise<StepResult[]> {
  return [
    // An incremental build does not notice changed keys of texts.
    await runStep('types', () => runCommand('tsc', ['-b', '--force'])),
    await runStep('lint', () => runCommand('oxlint', ['--type-aware'])),
    await runStep('format', () => runCommand('oxfmt', ['--check', '.'])),
    await runStep('unused files, exports and dependencies', () => runCommand('knip', ['--no-progress'])),
    await runStep('licences', checkLicences),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await check();
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
}

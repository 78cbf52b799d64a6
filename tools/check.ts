import { fileURLToPath } from 'node:url';
import type { CommandOptions, StepResult } from './run.ts';
import { runCommand, runStep } from './run.ts';
import { checkLicences } from './supply/check.ts';

/** Runs all static checks: types, lint, format, unused code and licences. None needs a network. */
export async function check(options: CommandOptions = {}): Promise<StepResult[]> {
  return [
    // The linter reads the types anyway, and reports the errors of the compiler in the same pass.
    await runStep('types and lint', () => runCommand('oxlint', ['--type-check'], options)),
    await runStep('format', () => runCommand('oxfmt', ['--check', '.'], options)),
    await runStep('unused files, exports and dependencies', () =>
      runCommand('knip', ['--no-progress'], options),
    ),
    await runStep('licences', checkLicences),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await check();
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
}

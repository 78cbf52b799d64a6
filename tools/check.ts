import { fileURLToPath } from 'node:url';
import type { StepResult } from './run.ts';
import { runCommand, runStep } from './run.ts';

/** Everything that can be said of the code without running it. */
export async function check(): Promise<StepResult[]> {
  // Together they fill both processors of a small machine.
  return Promise.all([
    runStep('types', () => runCommand('tsc', ['-b'])),
    runStep('lint', () => runCommand('oxlint', ['--type-aware'])),
    runStep('format', () => runCommand('oxfmt', ['--check', '.'])),
    runStep('unused files, exports and dependencies', () => runCommand('knip', ['--no-progress'])),
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await check();
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
}

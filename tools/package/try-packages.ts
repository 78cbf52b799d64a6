import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, runStep } from '../run.ts';
import { libraries } from './build.ts';
import { importFaults } from './import-all.ts';
import { faultsOf } from './lint.ts';
import { smokeTestSample } from './look.ts';
import { packLibraries, packedFolder, runPnpm, tarballName } from './pack.ts';

const template = join('tools', 'package', 'sample-app');
const nodeStyle = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];

/**
 * Copies the sample application and the packed libraries into a folder and installs them there, with the versions of
 * the workspace.
 */
async function settle(folder: string): Promise<number> {
  await cp(template, folder, { recursive: true });
  await cp(packedFolder, folder, { recursive: true });
  for (const file of ['pnpm-workspace.yaml', 'pnpm-lock.yaml']) await cp(file, join(folder, file));
  return runPnpm(['--dir', folder, '--silent', 'install', '--prefer-offline', '--no-frozen-lockfile']);
}

async function checkTypes(folder: string): Promise<number> {
  const tsc = (args: string[]) => runCommand(join(folder, 'node_modules/.bin/tsc'), ['-p', folder, ...args]);
  return (await tsc([])) || (await tsc(nodeStyle));
}

function report(faults: readonly string[]): number {
  for (const fault of faults) console.log(fault);
  return faults.length ? 1 : 0;
}

async function lintAll(): Promise<number> {
  const faults = await Promise.all(
    libraries.map((folder) => faultsOf(join(packedFolder, tarballName(folder)))),
  );
  return report(faults.flat());
}

/** The steps; each needs the previous one. */
const steps: Record<string, (folder: string) => Promise<number>> = {
  'build and pack both libraries': () => packLibraries().then(() => 0),
  'publint and are-the-types-wrong': lintAll,
  'install them in a sample application': settle,
  'import every module in Node': async (folder) =>
    report(await importFaults(folder, ['@selfservice/api', '@selfservice/ui'])),
  'types, as a bundler and as Node resolve modules': checkTypes,
  'build the sample application': (folder) =>
    runCommand(join(folder, 'node_modules/.bin/vite'), ['build', folder, '--logLevel', 'error']),
  'use a button and a dialog in the browser': async (folder) => report(await smokeTestSample(folder)),
};

const folder = await mkdtemp(join(tmpdir(), 'selfservice-sample-'));
try {
  for (const [name, work] of Object.entries(steps)) {
    const step = () => work(folder).catch((error: Error) => report([error.message]));
    const { failed, seconds } = await runStep(name, step);
    console.log(`${failed ? '✗' : '✓'} ${seconds.toFixed(1)} s`);
    process.exitCode = failed;
    if (failed) break;
  }
} finally {
  await rm(folder, { recursive: true });
}

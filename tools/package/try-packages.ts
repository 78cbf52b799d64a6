import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, runStep } from '../run.ts';
import { libraries } from './build.ts';
import { importFaults } from './import-all.ts';
import { importAsServer } from './import-as-server.ts';
import { faultsOf } from './lint.ts';
import { smokeTestSample } from './look.ts';
import { mockServerFaults } from './mock-server-over-http.ts';
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
  const args = ['--dir', folder, '--silent', 'install', '--prefer-offline', '--no-frozen-lockfile'];
  const code = await runPnpm(args);
  if (code !== 0) return code;
  // As `npx msw init public` does.
  await mkdir(join(folder, 'public'));
  const worker = 'mockServiceWorker.js';
  await cp(join(folder, 'node_modules/msw/lib', worker), join(folder, 'public', worker));
  return 0;
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
  'build and pack the libraries': () => packLibraries().then(() => 0),
  'publint and are-the-types-wrong': lintAll,
  'install them in a sample application': settle,
  'import every module in Node': async (folder) =>
    report(
      await importFaults(
        folder,
        libraries.map((library) => library.replace('packages/', '@selfservice/')),
      ),
    ),
  'import the components and queries as a server component does': (folder) =>
    importAsServer(folder, ['@selfservice/api', '@selfservice/ui']),
  'types, as a bundler and as Node resolve modules': checkTypes,
  'run its tests in Node: the packed mock backend, and rendering on a server': (folder) =>
    runCommand(join(folder, 'node_modules/.bin/vitest'), ['run', '--root', folder, '--reporter', 'dot']),
  'start the packed mock backend over HTTP': async (folder) => report(await mockServerFaults(folder)),
  'build the sample application': (folder) =>
    runCommand(join(folder, 'node_modules/.bin/vite'), ['build', folder, '--logLevel', 'error']),
  'use it in the browser: a button, a dialog, a screen, a fourth language': async (folder) =>
    report(await smokeTestSample(folder)),
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

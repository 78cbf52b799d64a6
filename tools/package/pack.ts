import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../run.ts';
import { buildLibrary, libraries } from './build.ts';

/** The folder of the packed libraries. */
export const packedFolder = resolve('dist');

/** Returns the file name of a packed library, which does not contain the version. */
export function tarballName(folder: (typeof libraries)[number]): string {
  return `${folder.replace('packages/', 'selfservice-')}.tgz`;
}

/** The package manager of the workspace, for `npx`. */
export const packageManager = 'pnpm@12.21.0';

/** Runs the package manager of the workspace. Returns its exit code. */
export function runPnpm(args: readonly string[]): Promise<number> {
  return runCommand('npx', ['--yes', packageManager, ...args]);
}

/**
 * Builds both libraries and packs them as for a registry.
 *
 * @throws Error if packing fails
 */
export async function packLibraries(): Promise<void> {
  for (const folder of libraries) await buildLibrary(folder);
  await rm(packedFolder, { recursive: true, force: true });
  const filters = libraries.flatMap((folder) => ['--filter', `./${folder}`]);
  const code = await runPnpm(['--silent', ...filters, 'pack', '--out', join(packedFolder, '%s.tgz')]);
  if (code !== 0) throw new Error(`Packing ended with ${code}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await packLibraries();
  for (const folder of libraries) console.log(join('dist', tarballName(folder)));
}

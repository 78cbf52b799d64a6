import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Modules of the mock server that exist for a page only: msw does not export its part of a browser to Node. */
const ofPages = new Set([
  '@selfservice/mock-server/dist/browser.js',
  '@selfservice/mock-server/dist/start-network.js',
]);

/**
 * Imports every module of the installed libraries in Node, without a bundler and a browser. Returns the failures.
 *
 * @param folder the folder of an application with the libraries installed
 */
export async function importFaults(folder: string, packages: readonly string[]): Promise<string[]> {
  const files = packages.flatMap((name) =>
    globSync('dist/**/*.js', { cwd: join(folder, 'node_modules', name) })
      .filter((file) => !ofPages.has(join(name, file)))
      .map((file) => join(folder, 'node_modules', name, file)),
  );
  if (files.length === 0) return ['There are no modules to import.'];
  const faults: string[] = [];
  for (const file of files) {
    try {
      await import(pathToFileURL(file).href);
    } catch (error) {
      faults.push(`${file.slice(folder.length + 1)}: ${String(error)}`);
    }
  }
  return faults;
}

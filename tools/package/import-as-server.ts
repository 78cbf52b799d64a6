import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../run.ts';
import { importFaults } from './import-all.ts';

const directive = /^\s*(['"])use client\1/;

/**
 * Imports every module of the installed libraries as a server component does: React without state and effects, and only
 * references to modules with the directive `use client`. Returns the exit code.
 *
 * @param folder the folder of an application with the libraries installed
 */
export function importAsServer(folder: string, packages: readonly string[]): Promise<number> {
  const script = fileURLToPath(import.meta.url);
  return runCommand(process.execPath, ['--conditions=react-server', script, folder, ...packages]);
}

/** Returns a module with the same exports, none of which can be called. */
function references(source: string): string {
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
  const declared = [...source.matchAll(/^export (?:default |async )?(?:function|const|class) (\w+)/gm)];
  const names = [...listed.map((name) => name.split(' as ').at(-1)), ...declared.map(([, name]) => name)];
  return names
    .map((name) => name?.trim())
    .filter((name) => name)
    .map((name) => (name === 'default' ? 'export default null;' : `export const ${name} = null;`))
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (loaded.format !== 'module' || !loaded.source) return loaded;
      const source = new TextDecoder().decode(Buffer.from(loaded.source as Uint8Array));
      return directive.test(source) ? { ...loaded, source: references(source) } : loaded;
    },
  });
  const [folder = '', ...packages] = process.argv.slice(2);
  const faults = await importFaults(folder, packages);
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

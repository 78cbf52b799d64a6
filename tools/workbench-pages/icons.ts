import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const sources = join(import.meta.dirname, '../../packages/ui/src');

/** A module of the package of the icons, from which the bundler finds the library. */
export const iconImporter = join(sources, 'primitives/Icon/Icon.tsx');

/** An icon that the product shows. */
export interface UsedIcon {
  /** The name that the library exports. */
  name: string;
  /** Names of the modules that import it. */
  users: string[];
}

const lucideImport = /import \{([^}]*)\} from 'lucide-react'/g;

/** Returns every icon that a component imports, sorted by name. The icons are found in the sources. */
export function usedIcons(): UsedIcon[] {
  const users = new Map<string, string[]>();
  for (const path of globSync('**/*.{ts,tsx}', { cwd: sources })) {
    if (/\.(d|stories|fixtures|test)\.tsx?$/.test(path)) continue;
    for (const name of iconNames(readFileSync(join(sources, path), 'utf8')))
      users.set(name, [...(users.get(name) ?? []), basename(path).replace(/\.tsx?$/, '')]);
  }
  return [...users]
    .map(([name, modules]) => ({ name, users: modules.toSorted((a, b) => a.localeCompare(b)) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function iconNames(text: string): string[] {
  return [...text.matchAll(lucideImport)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** Returns the code of a module that exports the icons with their components. `library` is the address of the library. */
export function iconModule(library: string): string {
  const icons = usedIcons();
  const names = icons.map(({ name }) => name).join(', ');
  const items = icons.map(
    ({ name, users }) => `{ name: '${name}', icon: ${name}, users: ${JSON.stringify(users)} }`,
  );
  return `import { ${names} } from ${JSON.stringify(library)};\nexport default [${items.join(', ')}];`;
}

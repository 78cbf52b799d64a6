import * as lucide from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** An icon that the product shows. */
export interface UsedIcon {
  name: string;
  icon: LucideIcon;
  /** Names of the modules that import it. */
  users: string[];
}

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.{d,stories,fixtures,test}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const icons = new Map<string, unknown>(Object.entries(lucide));
const lucideImport = /import \{([^}]*)\} from 'lucide-react'/g;

/** Returns every icon that a component imports, sorted by name. The icons are found in the sources. */
export function usedIcons(): UsedIcon[] {
  const users = new Map<string, string[]>();
  for (const [path, text] of Object.entries(sources))
    for (const name of iconNames(text)) users.set(name, [...(users.get(name) ?? []), moduleName(path)]);
  return [...users]
    .map(([name, modules]) => ({
      name,
      icon: icons.get(name) as LucideIcon,
      users: modules.toSorted((a, b) => a.localeCompare(b)),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function iconNames(text: string): string[] {
  return [...text.matchAll(lucideImport)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
}

function moduleName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.tsx?$/, '');
}

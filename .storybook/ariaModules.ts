import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '../packages/ui/src');
const imported = /from '((?:react-aria|react-stately|react-aria-components)\/\w+)'/g;

/**
 * Returns the react-aria modules that the components import, for example `react-aria/useTabList`. Vite must optimize
 * them before the first story: a module found later reloads the page in the middle of a test.
 */
export function ariaModules(): string[] {
  const modules = globSync('**/*.{ts,tsx}', { cwd: sources }).flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(imported)].map(([, name]) => name ?? ''),
  );
  return [...new Set(modules)].toSorted();
}

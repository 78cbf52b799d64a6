import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '../packages/ui/src');
const imported = /from '((?:react-aria|react-stately|react-aria-components)\/\w+)'/g;

/**
 * The modules of react-aria that the components import, as `react-aria/useTabList`. Vite has to prepare them before the
 * first story: one that it meets later reloads the page in the middle of a test.
 */
export function ariaModules(): string[] {
  const modules = globSync('**/*.{ts,tsx}', { cwd: sources }).flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(imported)].map(([, name]) => name ?? ''),
  );
  return [...new Set(modules)].toSorted();
}

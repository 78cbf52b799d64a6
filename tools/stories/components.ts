import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Where the components stand, from the workspace's root. */
export const componentRoot = 'packages/ui/src';

/** What `exports` of the package lets others import: the components that bear their folder's name, by path below the root. */
export function exportedComponents(): string[] {
  return globSync('*/*/*.tsx', { cwd: componentRoot })
    .filter((file) => basename(file, '.tsx') === basename(dirname(file)))
    .map((file) => file.replaceAll('\\', '/'));
}

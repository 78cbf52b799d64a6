import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Preprocessor } from 'knip';

/**
 * Removes knip's hints about export patterns that match files in Node. For knip a star with text on both sides, as in
 * `./src/*Screen.tsx`, matches a name in one folder; for Node it matches any path. Hints about patterns without files
 * stay.
 */
const preprocess: Preprocessor = (options) => {
  const { cwd, configurationHints } = options;
  return {
    ...options,
    configurationHints: configurationHints.filter(({ type, identifier, filePath = '' }) => {
      if (type !== 'package-entry') return true;
      const pattern = String(identifier).replace('*', '**/*');
      return globSync(pattern, { cwd: dirname(resolve(cwd, filePath)) }).length === 0;
    }),
  };
};

export default preprocess;

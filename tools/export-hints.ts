import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Preprocessor } from 'knip';

/**
 * Takes back knip's hint at an export pattern that stands for files as Node reads it. To knip a star with text on both
 * sides, as in `./src/*Screen.tsx`, is one name in one folder; to Node it is any path. A pattern without files stays.
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

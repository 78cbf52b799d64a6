import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@selfservice/ui/areas/areas';
import type { Plugin } from 'vite';

/** The part of an area's declaration that this check reads. */
interface DeclaredPaths {
  word: string;
  paths?: Readonly<Record<string, unknown>>;
}

/**
 * Returns the declared paths without a screen, each with the file that should name it.
 *
 * @param readSource returns the text of a file, or null if the file does not exist
 */
export function missingScreens(
  declared: readonly DeclaredPaths[],
  readSource: (file: string) => string | null,
): string[] {
  return declared.flatMap(({ word, paths = {} }) => {
    const file = `src/${word}/${word}.routes.tsx`;
    const source = readSource(file) ?? '';
    return Object.keys(paths)
      .filter((path) => !source.includes(`'${path}':`))
      .map((path) => `${path} in ${file}`);
  });
}

/** A plugin that fails the build if a declared path has no screen: its address would show "not found". */
export function declaredScreens(): Plugin {
  return {
    name: 'declared-screens',
    apply: 'build',
    buildStart() {
      const root = this.environment.config.root;
      const missing = missingScreens(areas, (file) =>
        existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null,
      );
      if (missing.length > 0) this.error(`Add the screens of these paths: ${missing.join(', ')}.`);
    },
  };
}

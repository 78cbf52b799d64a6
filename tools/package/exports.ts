import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The exports of a package: the target file of each subpath, often with a star. */
export type ExportsMap = Record<string, string>;

/**
 * The fields of a `package.json` that define its exports: from the sources in the workspace, from the build after
 * publishing.
 */
export interface PackageManifest {
  name: string;
  exports: ExportsMap;
  publishConfig: { exports: ExportsMap };
}

/** Reads the `package.json` of a package. */
export async function readManifest(folder: string): Promise<PackageManifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageManifest;
}

/** Returns the exports of the build for the exports of the sources. */
export function builtExports(exports: ExportsMap): ExportsMap {
  const toBuilt = (file: string) => file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js');
  return Object.fromEntries(Object.entries(exports).map(([subpath, file]) => [subpath, toBuilt(file)]));
}

/** Returns all subpaths of an exports map for the given files; files begin with `./`. */
export function subpathsOf(exports: ExportsMap, files: readonly string[]): string[] {
  return Object.entries(exports).flatMap(([subpath, target]) => {
    const pattern = toPattern(target);
    return files.flatMap((file) => {
      const match = pattern.exec(file);
      const found = match && subpath.replace('*', match[1] ?? '');
      return found && mostSpecific(exports, found) === subpath ? [found] : [];
    });
  });
}

/**
 * Returns the key that a subpath is resolved by: the subpath itself, or the key with the longest prefix before its
 * star.
 */
function mostSpecific(exports: ExportsMap, subpath: string): string | undefined {
  if (subpath in exports) return subpath;
  const prefixOf = (key: string) => key.split('*')[0] ?? '';
  return Object.keys(exports)
    .filter((key) => key.includes('*') && toPattern(key).test(subpath))
    .toSorted((one, other) => prefixOf(other).length - prefixOf(one).length)[0];
}

/** The first star matches any text, further stars the same text. */
function toPattern(target: string): RegExp {
  const [head = '', ...rest] = target.replaceAll('.', String.raw`\.`).split('*');
  const tail = rest.map((part, index) => (index === 0 ? `(.+)${part}` : String.raw`\1${part}`)).join('');
  return new RegExp(`^${head}${tail}$`);
}

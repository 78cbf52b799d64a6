import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What can be imported from a package: a subpath, often with a star, and the file that it stands for. */
export type ExportsMap = Record<string, string>;

/** The fields of a package that say what can be imported: from its sources here, from its build elsewhere. */
export interface PackageManifest {
  name: string;
  exports: ExportsMap;
  publishConfig: { exports: ExportsMap };
}

/** Reads what a package of the workspace says of itself. */
export async function readManifest(folder: string): Promise<PackageManifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageManifest;
}

/** The map that belongs to the build when this is the map of the sources. */
export function builtExports(exports: ExportsMap): ExportsMap {
  const toBuilt = (file: string) => file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js');
  return Object.fromEntries(Object.entries(exports).map(([subpath, file]) => [subpath, toBuilt(file)]));
}

/** Every subpath that a map stands for among the files that there are; files begin with `./`. */
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

/** The key that a subpath is found by: itself, or the one with the longest text before its star. */
function mostSpecific(exports: ExportsMap, subpath: string): string | undefined {
  if (subpath in exports) return subpath;
  const prefixOf = (key: string) => key.split('*')[0] ?? '';
  return Object.keys(exports)
    .filter((key) => key.includes('*') && toPattern(key).test(subpath))
    .toSorted((one, other) => prefixOf(other).length - prefixOf(one).length)[0];
}

/** The first star takes any text, the others the same text again. */
function toPattern(target: string): RegExp {
  const [head = '', ...rest] = target.replaceAll('.', String.raw`\.`).split('*');
  const tail = rest.map((part, index) => (index === 0 ? `(.+)${part}` : String.raw`\1${part}`)).join('');
  return new RegExp(`^${head}${tail}$`);
}

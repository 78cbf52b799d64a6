import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package of the registry whose code or files are in a build. */
export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  homepage: string;
  /** The texts of its licence files: in its folder, and beside the files that the build contains. */
  texts: readonly string[];
}

const licenceFile = /^(licen[cs]e|copying|notice|ofl)([._-].*)?$/i;

/** Returns the folder of the package that contains a file; null for a file of the workspace or of the build tool. */
function folderOf(file: string): string | null {
  if (!file.includes('/node_modules/')) return null;
  for (let folder = dirname(file); folder.includes('/node_modules/'); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    // Some packages have further manifests without a name in their folders.
    if (existsSync(manifest) && readManifest(manifest).name === folder.split('/node_modules/').at(-1))
      return folder;
  }
  return null;
}

function readManifest(file: string): {
  name?: string;
  version?: string;
  license?: string;
  homepage?: string;
} {
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readManifest>;
}

/**
 * Returns the packages of the files in a build, each once, sorted by name and version.
 *
 * @param files ids of modules and names of other files, with or without a query
 * @throws Error if a package names no licence
 */
export function bundledPackages(files: Iterable<string>): BundledPackage[] {
  const folders = new Map<string, Set<string>>();
  for (const file of [...files].map((name) => name.replace(/^\0|[?#].*$/g, ''))) {
    const folder = folderOf(file);
    if (folder) folders.set(folder, (folders.get(folder) ?? new Set([folder])).add(dirname(file)));
  }
  const packages = [...folders].map(([folder, parts]) => packageIn(folder, [...parts]));
  return [...new Map(packages.map((one) => [`${one.name}@${one.version}`, one])).values()].toSorted((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}

function packageIn(folder: string, parts: readonly string[]): BundledPackage {
  const { name = '', version = '', license, homepage = '' } = readManifest(join(folder, 'package.json'));
  if (!license) throw new Error(`${name} ${version} is in the build and names no licence.`);
  const texts = parts
    .flatMap((part) => readdirSync(part, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').trim());
  return { name, version, licence: license, homepage, texts: [...new Set(texts)] };
}

/** Returns the text with the licences of all packages in a build. */
export function noticesOf(packages: readonly BundledPackage[]): string {
  const line = '-'.repeat(80);
  const parts = packages.map(({ name, version, licence, homepage, texts }) =>
    [`${name} ${version}`, `Licence: ${licence}`, homepage, ...texts.map((text) => `\n${text}`)]
      .filter(Boolean)
      .join('\n'),
  );
  return `This application contains the following software of third parties.\n\n${parts
    .map((part) => `${line}\n${part}\n`)
    .join('\n')}`;
}

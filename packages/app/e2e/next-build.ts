import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A file name with a hash, before its extension. */
const hashed = /[\w.-]+-[\w-]{8}(?=\.\w+$)/;

/**
 * Turns a copy of the production build into another one, as after a change of every source file: each hashed file has
 * another name, and the files refer to each other by these.
 */
export function becomeNextBuild(directory: string): void {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(br|gz)$/.test(name))) rmSync(join(directory, file));
  const left = files.filter((name) => /\.\w+$/.test(name) && !/\.(br|gz)$/.test(name));
  const names = new Set(left.filter((file) => file.startsWith('assets/')).map((file) => basename(file)));
  const renamed = (name: string) => (names.has(name) ? name.replace(hashed, '$&2') : name);
  for (const file of left) {
    const path = join(directory, file);
    if (/\.(css|html|js|json)$/.test(file)) {
      const text = readFileSync(path, 'utf8').replaceAll(/[\w.-]+/g, renamed);
      writeFileSync(path, text.replaceAll(/("build" content="|"build":")\w+/g, '$1anotherbuild'));
    }
    renameSync(path, join(directory, file.replace(basename(file), renamed(basename(file)))));
  }
}

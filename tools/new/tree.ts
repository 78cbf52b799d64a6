import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What stands in the place of each name in a template. */
export type Names = Record<string, string>;

const templates = join(import.meta.dirname, 'templates');
const fill = (text: string, names: Names) =>
  text.replaceAll(/__(\w+?)__/g, (all, name: string) => names[name] ?? all);

/**
 * Writes the files of a template.
 *
 * @returns their paths
 * @throws where one of them is there already
 */
export async function writeTemplate(kind: string, names: Names): Promise<string[]> {
  const folder = join(templates, kind);
  const sources = globSync('**/*.txt', { cwd: folder });
  const files = sources.map((source) => fill(source.replace(/\.txt$/, ''), names));
  const standing = files.find((file) => existsSync(file));
  if (standing) throw new Error(`${standing} is there already.`);
  for (const [index, file] of files.entries())
    await write(file, fill(await readFile(join(folder, sources[index] ?? ''), 'utf8'), names));
  return files;
}

/** Writes a file anew from what it holds, or from `initial` where it is not there. */
export async function edit(file: string, change: (source: string) => string, initial = ''): Promise<string> {
  const before = existsSync(file) ? await readFile(file, 'utf8') : initial;
  await write(file, change(before));
  return file;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

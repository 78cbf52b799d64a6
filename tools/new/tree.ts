import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The values of the placeholders of a template, by name: `__word__` is replaced by the value of `word`. */
export type Names = Record<string, string>;

const templates = join(import.meta.dirname, 'templates');
const fill = (text: string, names: Names) =>
  text.replaceAll(/__(\w+?)__/g, (all, name: string) => names[name] ?? all);

/**
 * Writes the files of a template.
 *
 * @returns their paths
 * @throws Error if one of them exists
 */
export async function writeTemplate(kind: string, names: Names): Promise<string[]> {
  const folder = join(templates, kind);
  const sources = globSync('**/*.txt', { cwd: folder });
  const files = sources.map((source) => fill(source.replace(/\.txt$/, ''), names));
  const existing = files.find((file) => existsSync(file));
  if (existing) throw new Error(`${existing} exists already.`);
  for (const [index, file] of files.entries())
    await write(file, fill(await readFile(join(folder, sources[index] ?? ''), 'utf8'), names));
  return files;
}

/** Changes the text of a file; a file that does not exist starts with `initial`. Returns the file. */
export async function edit(file: string, change: (source: string) => string, initial = ''): Promise<string> {
  const before = existsSync(file) ? await readFile(file, 'utf8') : initial;
  await write(file, change(before));
  return file;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

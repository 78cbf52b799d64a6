import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { markdownTable, replaceMarkedSection } from './markdown.ts';

const primitives = join('packages', 'ui', 'src', 'primitives');

/** Packages that every screen loads anyway. */
const given =
  /^(react|react-dom|react\/.+|react-dom\/.+|styled-components|i18next|react-i18next|@tanstack\/react-query)$/;

/** Primitives that nearly every screen uses. */
const company = ['Button', 'TextField'];

async function primitiveNames(): Promise<string[]> {
  const names = await readdir(primitives);
  return names.filter((name) => existsSync(join(primitives, name, `${name}.tsx`))).toSorted();
}

/** Bundles components like the build of the application. Returns the size in bytes after gzip. */
async function bundledSize(names: readonly string[]): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      entry(names),
      react({ compiler: true }),
      { ...optimizeLocales.vite({ locales: ['en-US', 'cs-CZ', 'sk-SK'] }), enforce: 'pre' },
    ],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entryFile,
        external: given,
        preserveEntrySignatures: 'strict',
        // Reads only the used icons, with the same result.
        experimental: { lazyBarrel: true },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const code = initialChunks(output).map((chunk) => chunk.code);
  return gzipSync(code.join(''), { level: 9 }).length;
}

/** Returns the entry and its static imports, without dynamically imported chunks. */
function initialChunks(output: Rolldown.RolldownOutput['output']): Rolldown.OutputChunk[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const wanted = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of wanted)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      wanted.add(imported);
  return chunks.filter(({ fileName }) => wanted.has(fileName));
}

const entryFile = resolve('tools', 'entry-of-sizes.js');

function entry(names: readonly string[]): Plugin {
  const lines = names.map((name) => `export { ${name} } from '@selfservice/ui/primitives/${name}';`);
  return {
    name: 'entry-of-sizes',
    enforce: 'pre',
    resolveId: (id) => (id === entryFile ? entryFile : null),
    load: (id) => (id === entryFile ? lines.join('\n') : null),
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const shared = await bundledSize(company);
const rows: string[][] = [];
for (const name of await primitiveNames()) {
  const alone = await bundledSize([name]);
  const added = company.includes(name) ? 0 : (await bundledSize([...company, name])) - shared;
  rows.push([name, kilobytes(alone), kilobytes(Math.max(0, added))]);
}
const columns = [
  { title: 'Primitive' },
  { title: 'Alone', isFigure: true },
  { title: 'Added to Button and TextField', isFigure: true },
];
const table = markdownTable(columns, rows);
console.log(table);
if (process.argv.includes('--write'))
  await replaceMarkedSection(join('docs', 'primitive-sizes.md'), 'primitive sizes', table);

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { minifyStyles } from './minify-styles.ts';

/** Packages that are loaded before the timeline in the product. */
const given = /^(react|react-dom|react\/.+|react-dom\/.+|styled-components|i18next|react-i18next)$/;

const patterns = join(import.meta.dirname, '..', 'packages', 'ui', 'src', 'patterns', 'Timeline');
const entry = join(import.meta.dirname, 'entry-of-size.js');

/**
 * Returns the size of the timeline with its styles, bundled as in the application and compressed with gzip, in kB (1000
 * bytes).
 */
export async function timelineSize(): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entryPlugin(), react({ compiler: true }), minifyStyles()],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, external: given, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const parts = output.map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
  return gzipSync(parts.join(''), { level: 9 }).length / 1000;
}

function entryPlugin(): Plugin {
  const lines = ['Timeline', 'TimelineHeadWords'].map(
    (name) => `export { ${name} } from ${JSON.stringify(join(patterns, `${name}.tsx`))};`,
  );
  return {
    name: 'entry-of-size',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? entry : null),
    load: (id) => (id === entry ? lines.join('\n') : null),
  };
}

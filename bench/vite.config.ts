import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const pages = join(import.meta.dirname, 'pages');

/** Builds a page for each subject, with the settings of the application, and the probe that the driver adds to it. */
export default defineConfig({
  root: pages,
  plugins: [
    react({ compiler: true }),
    { ...optimizeLocales.vite({ locales: ['en-US', 'cs-CZ', 'sk-SK'] }), enforce: 'pre' },
  ],
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        ...Object.fromEntries(
          readdirSync(pages).map((file) => [file.replace('.html', ''), join(pages, file)]),
        ),
        probe: join(import.meta.dirname, 'src', 'probe', 'probe.ts'),
      },
      output: { entryFileNames: '[name].js' },
    },
    // Peers may be large.
    chunkSizeWarningLimit: 2000,
  },
});

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import type { Plugin, ViteDevServer } from 'vite';
import { defineConfig } from 'vite';
import { minifyStyles } from '../../tools/minify-styles.ts';

const backend = 'http://localhost:4000';

export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo';
  return {
    plugins: [
      react({ compiler: true }),
      { ...optimizeLocales.vite({ locales: ['en-US', 'cs-CZ', 'sk-SK'] }), enforce: 'pre' },
      minifyStyles(),
      missingConfiguration(),
      buildMark(),
      ...(isDemo ? [demoEntry(), msw({ mode: 'worker-only' })] : []),
    ],
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      manifest: true,
      modulePreload: {
        // Every browser that knows the syntax of the build knows modulepreload.
        polyfill: false,
        // A browser may remember for good that a preloaded module did not come, and then nothing that needs it can be
        // tried again.
        resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
      },
      rolldownOptions: {
        output: {
          // What the first screen needs anyway comes in one piece; everything else follows the lazy imports.
          codeSplitting: {
            groups: [
              { name: 'initial', tags: ['$initial'] },
              // Icons of the frame that other screens have too: files of their own would be twice as large.
              { name: 'frame-icons', test: frameIcons },
              // What everybody has after sign-in: the areas, their icons and counts.
              { name: 'areas', test: areaFiles },
              // The login and home have all three whole; other screens share parts of them, in a dozen small files. A group
              // takes what its files import, and leaves the rest to the next.
              {
                name: 'form',
                test: /packages\/ui\/src\/primitives\/(Banner|Checkbox|IconButton)\/|private\/label\/useField\.mjs$/,
              },
              { name: 'fields', test: textFields },
              { name: 'queries', test: queries },
            ],
          },
        },
      },
      // The demo and the test routes carry a mock backend; the product's own budget is checked by tools/sizes.ts.
      chunkSizeWarningLimit: 2000,
    },
    // All dependencies are found before the first page load, so that none reloads the page later.
    optimizeDeps: { entries: [isDemo ? 'src/demo.tsx' : 'src/main.tsx'] },
    server: {
      // The demo answers its own calls; everything else asks the backend.
      ...(!isDemo && {
        proxy: Object.fromEntries(
          ['/breeze', '/controllers', '/Token', '/api', '/external', '/config.json'].map((path) => [
            path,
            backend,
          ]),
        ),
      }),
    },
  };
});

const frameIcons =
  /lucide-react\/dist\/esm\/icons\/(x|circle-question-mark|chevron-down|house|calendar-check|users|calendar-days|clock|chevron-right)\.m?js$/;

/** What is typed into: screens without a text field do without. */
const textFields =
  /react-aria-components\/dist\/private\/(Group|Input|TextArea|TextField)\.mjs$|react-aria\/dist\/private\/textfield\/useTextField\.mjs$|lucide-react\/dist\/esm\/icons\/eye(-off)?\.mjs$|ui\/src\/primitives\/(Field\/(FieldBox|FieldLabel|FieldNotes|fieldRoot)|PasswordField\/PasswordField|TextField\/TextField)\.tsx?$/;

/** Without what changes data: home only shows it. */
const queries = /@tanstack\/(query-core|react-query)\/.*\/(?!useMutation|mutationO)\w+\.js$/;

const areaFiles =
  /packages\/(api\/src\/(areas\/|[\w-]+\/[\w-]+\.area\.ts|dashboard\/areas\.ts)|ui\/src\/patterns\/AreaList\/)|lucide-react\/dist\/esm\/icons\/inbox\.m?js$/;

/** The demo begins with another module, so that the product never asks whether it is mocked. */
function demoEntry(): Plugin {
  return {
    name: 'demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/src/demo.tsx'),
    },
  };
}

/** A missing `config.json` is a 404 and never the page, which would be taken for a broken configuration. */
function missingConfiguration(): Plugin {
  const answer = (server: Pick<ViteDevServer, 'middlewares'>, folder: string) => {
    server.middlewares.use((request, response, next) => {
      const isMissing =
        request.url?.split('?')[0]?.endsWith('/config.json') && !existsSync(join(folder, 'config.json'));
      if (!isMissing) return next();
      response.writeHead(404).end();
    });
  };
  return {
    name: 'missing-configuration',
    configureServer: (server) => {
      if (!server.config.server.proxy) answer(server, server.config.publicDir);
    },
    configurePreviewServer: (server) => answer(server, join(server.config.root, server.config.build.outDir)),
  };
}

/**
 * Marks a build by the names of its files, which carry hashes of their content: `version.json` says it for the
 * newest build, a meta element for the one that a page runs.
 */
function buildMark(): Plugin {
  return {
    name: 'build-mark',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('There is no index.html to mark.');
        const html = String(page.source);
        const build = createHash('sha256').update(html).digest('hex').slice(0, 12);
        page.source = html.replace('</head>', `  <meta name="build" content="${build}" />\n  </head>`);
        this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build }) });
      },
    },
  };
}

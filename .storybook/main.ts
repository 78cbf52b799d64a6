import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areas } from '@selfservice/ui/areas/areas';
import { defineMain } from '@storybook/react-vite/node';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { helpPages } from '../tools/help-pages.ts';
import { assetFileNames } from '../tools/pdf-decoders.ts';
import { isCitation, tagsIn } from '../tools/stories/tags.ts';
import { storyWords } from '../tools/story-words/published.ts';
import { workbenchPages } from '../tools/workbench-pages/plugin.ts';
import { ariaModules } from './ariaModules.ts';
import { publishedManifests } from './published-manifests.ts';

/** The files of date-fns that `packages/api` imports. */
const dateFunctions = [
  'addDays',
  'addMinutes',
  'addMonths',
  'differenceInCalendarDays',
  'differenceInMinutes',
  'startOfWeek',
];

const dependencies = [
  'react',
  'react/compiler-runtime',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/react-vite',
  '@tanstack/react-query',
  'i18next',
  'msw',
  'msw/browser',
  'msw-storybook-addon',
  'react-i18next',
  'react-i18next/initReactI18next',
  'storybook/test',
  'styled-components',
  'valibot',
  '@selfservice/api > @date-fns/utc',
  ...dateFunctions.map((name) => `@selfservice/api > date-fns/${name}`),
  '@selfservice/api > ofetch',
  '@selfservice/ui > @internationalized/date',
  '@selfservice/mock-server > pdfmake/build/pdfmake.min.js',
  '@selfservice/mock-server > pdfmake/build/vfs_fonts.js',
  '@selfservice/ui > lucide-react',
  '@selfservice/ui > pdfjs-dist/legacy/build/pdf.mjs',
  '@selfservice/ui > pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  // The frame of a screen imports the link provider from the package root.
  '@selfservice/ui > react-aria-components',
  ...ariaModules().map((name) => `@selfservice/ui > ${name}`),
];

/** A module that this many stories use is in the file of all of them. */
const sharedByMany = 40;

/** An empty DevTools hook of React. The refresh of a running workbench wraps its functions. */
const emptyReactHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  renderers: new Map(),
  inject: () => 1,
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;

export default defineMain({
  stories: [
    './docs/*.mdx',
    // The order of the areas is also the order of the stories.
    ...areas
      .map(({ word }) => ({
        directory: `../packages/ui/src/${word}`,
        files: '**/*.stories.tsx',
        titlePrefix: word,
      }))
      .filter(({ directory }) => existsSync(join(import.meta.dirname, directory))),
    '../packages/ui/src/{testing,patterns,primitives}/**/*.stories.tsx',
    { directory: './first-paint', files: '*.stories.tsx', titlePrefix: 'app' },
  ],
  // Tags for the filter of the sidebar follow from the stories. The requirements that stories cite would be hundreds of them.
  // A component with a guide has a page; see `tools/workbench-pages/component-pages.ts`.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      async createIndex(file, options) {
        const entries = await indexer.createIndex(file, options);
        const hasPage = existsSync(file.replace('.stories.tsx', '.guide.md'));
        const tags = tagsIn(await readFile(file, 'utf8'), file.replaceAll('\\', '/'));
        return entries.map((entry) => ({
          ...entry,
          tags: [
            ...(entry.tags ?? []).filter((tag) => !isCitation(tag)),
            ...(tags.get(entry.exportName) ?? []),
            ...(hasPage ? ['autodocs'] : []),
          ],
        }));
      },
    })),
  framework: '@storybook/react-vite',
  staticDirs: [
    { from: '../packages/ui/pictures/desk', to: '/story-pictures' },
    { from: '../packages/app/public/favicon.svg', to: '/brand.svg' },
    { from: './frames', to: '/frames' },
    { from: '../docs/contract/openapi.json', to: '/contract/openapi.json' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { componentsManifest: true, experimentalTestSyntax: true, sidebarOnboardingChecklist: false },
  ...publishedManifests,
  // React notifies an empty DevTools hook of its commits, in a production build too. The panel "Performance" counts them.
  previewHead: (head) => `${head ?? ''}<script>${emptyReactHook}</script>`,
  viteFinal: (config) => ({
    ...config,
    plugins: [
      // After the plugin that reads the props from the sources, because the compiler removes the types.
      ...(config.plugins ?? []),
      react({ compiler: true }),
      { ...optimizeLocales.vite({ locales: ['en-US', 'cs-CZ', 'sk-SK'] }), enforce: 'pre' },
      msw({ mode: 'worker-only' }),
      helpPages({ isEmitted: true }),
      storyWords(),
      workbenchPages(),
    ],
    // Stories import this folder as `#storybook`; `tsconfig.stories.json` has the same path.
    resolve: {
      ...config.resolve,
      alias: [
        ...(Array.isArray(config.resolve?.alias) ? config.resolve.alias : []),
        { find: '#storybook', replacement: import.meta.dirname },
      ],
    },
    // Without it react-aria's Virtualizer renders every row in tests.
    define: { ...config.define, 'process.env.VIRT_ON': 'true' },
    // A dependency that is found during a test would reload the page.
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: ['packages/ui/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx', '.storybook/preview.tsx'],
      include: [...(config.optimizeDeps?.include ?? []), ...dependencies],
    },
    build: {
      ...config.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // Code of many stories is in a few files, not in hundreds: a first story needs fewer requests.
        output: {
          assetFileNames,
          codeSplitting: { groups: [{ name: 'shared', minShareCount: sharedByMany }] },
        },
      },
    },
  }),
});

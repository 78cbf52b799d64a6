import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import {
  areExamined,
  ariaTree,
  bringToFront,
  isKnownScreenshot,
  passingScreenshot,
} from './tools/pictures/commands.ts';
import { browserOptions, canComparePictures, pageOptions } from './tools/browser.ts';
import { comparePictures } from './tools/pictures/compare.ts';
import type { CompareOptions } from './tools/pictures/compare.ts';
import { pictureFolder } from './tools/pictures/folders.ts';
import { triedAt } from './tools/pictures/looks.ts';
import type { Width } from './tools/pictures/looks.ts';
import { currentMode } from './tools/pictures/mode.ts';
import { allStories } from './tools/pictures/stories.ts';
import { shownWithoutStories } from './tools/requirements/repository.ts';
import { onlyInAll } from './tools/run.ts';

if (!canComparePictures)
  throw new Error('Pictures are compared on Linux x64 only, where the pinned browser runs.');

const options = await browserOptions();
const args = [
  ...options.args,
  // Otherwise the edges of shapes depend on which part of a page was drawn again last.
  '--disable-partial-raster',
  // Most code of a story runs once: compiling it again with all optimisations takes a tenth of the time.
  '--js-flags=--no-turbofan',
];
const launchOptions = { ...options, args };

declare module 'vitest/node' {
  interface ToMatchScreenshotComparators {
    exact: CompareOptions;
  }
}

/** Serves dependencies without source maps, which are two thirds of what each tab would load. */
const withoutDependencyMaps = {
  name: 'without-dependency-maps',
  enforce: 'post' as const,
  transform: (code: string, id: string) =>
    id.includes('/node_modules/') ? { code, map: { mappings: '' as const } } : null,
};

const stories = allStories();
const { examinesAll, playsAll, lateSeed, isTranslated } = currentMode();
const shownElsewhere = playsAll ? null : shownWithoutStories();
const isLate = lateSeed !== null;
const isPlayOnly = isLate || isTranslated;

/** The stories of one width: their files, and their pictures. */
function instance(width: Width) {
  const tried = triedAt(width, stories, shownElsewhere);
  return {
    browser: 'chromium' as const,
    name: width,
    exclude: stories.map(({ file }) => file).filter((file) => !(file in tried)),
    provide: {
      width,
      tried,
      'storybook/test-initial-globals': {
        viewport: { value: width },
        ...(isTranslated && { page: 'translated' }),
      },
    },
  };
}

/** Plays every story and compares it with its pictures in the repository. */
export default defineConfig({
  // Inserts rules one by one, as in production: otherwise each rule makes the browser parse the whole style sheet again.
  define: { SC_DISABLE_SPEEDY: 'false' },
  plugins: [
    withoutDependencyMaps,
    storybookTest({
      configDir: '.storybook',
      // Stories that need React's development build.
      ...(!examinesAll && { tags: { exclude: [onlyInAll] } }),
    }),
  ],
  test: {
    isolate: false,
    // Late responses leave the processors idle.
    maxWorkers: isLate ? 4 : 2,
    env: {
      ...(isPlayOnly && { STORYBOOK_AXE: 'off' }),
      ...(isLate && { STORYBOOK_LATE_SEED: String(lateSeed) }),
    },
    // Allows for a busy machine.
    testTimeout: 300_000,
    setupFiles: [isPlayOnly ? '.storybook/lean-react.ts' : '.storybook/picture-taking.setup.ts'],
    provide: { examinesAll, playsAll },
    // With the server settings of Storybook the runner would write no pictures.
    api: { allowWrite: true },
    browser: {
      enabled: true,
      headless: true,
      // A busy machine opens tabs slowly.
      connectTimeout: 300_000,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: pageOptions }),
      instances: [instance('desk'), instance('phone')],
      commands: { areExamined, ariaTree, bringToFront, isKnownScreenshot, passingScreenshot },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'exact' as const,
          comparators: { exact: comparePictures },
          resolveScreenshotPath: ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
            resolve(root, pictureFolder, `${arg}${ext}`),
        },
      },
    },
  },
});

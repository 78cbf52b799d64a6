import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserOptions, canComparePictures } from './tools/browser.ts';

if (!canComparePictures)
  throw new Error('Pictures are compared on Linux x64 only, where the pinned browser runs.');

const launchOptions = await browserOptions();

/** A picture of every story at one width, in one theme. */
function pictures(width: 'phone' | 'desk', theme: 'light' | 'dark') {
  const name = `${width}-${theme}`;
  return {
    plugins: [
      storybookTest({ configDir: '.storybook', initialGlobals: { viewport: { value: width }, theme } }),
    ],
    test: {
      name,
      isolate: false,
      setupFiles: ['.storybook/picture-taking.setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions,
          contextOptions: {
            deviceScaleFactor: 1,
            locale: 'en-GB',
            timezoneId: 'Europe/Prague',
            reducedMotion: 'reduce' as const,
          },
        }),
        instances: [{ browser: 'chromium' as const }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch' as const,
            comparatorOptions: { threshold: 0.03, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
              resolve(root, 'packages/ui/pictures', name, `${arg}${ext}`),
          },
        },
      },
    },
  };
}

/** Compares every story with its picture in the repository. `--update` takes new ones. */
export default defineConfig({
  test: { projects: [pictures('phone', 'light'), pictures('desk', 'light')] },
});

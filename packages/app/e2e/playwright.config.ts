import { defineConfig } from '@playwright/test';
import { browserOptions } from '../../../tools/browser.ts';

const browser = await browserOptions();
/** Another host name of this machine. Pages without HTTPS are not a secure context there, unlike at localhost. */
const otherName = '--host-resolver-rules=MAP demo.test 127.0.0.1';

/** Journeys through the builds over real HTTP. Each test starts its own server on a free port. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './require-builds.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: { ...browser, args: [...browser.args, otherName] },
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
});

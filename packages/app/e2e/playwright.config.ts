import { defineConfig } from '@playwright/test';
import { browserOptions, shortUse } from '../../../tools/browser.ts';
import { isEverything } from './extent.ts';
import type { JourneyOptions } from './journey.ts';

const browser = await browserOptions();
/** Another host name of this machine. Pages without HTTPS are not a secure context there, unlike at localhost. */
const otherName = '--host-resolver-rules=MAP demo.test 127.0.0.1';

/** The journeys that also run through a real nginx in a folder, by the begin of their titles. */
const inFolder = [
  'a newly deployed version is offered',
  'a photo that lies on its side is attached',
  'a reload signs in again by the refresh token',
  'an approval can be undone',
  'an unknown address shows the not-found screen',
  'days are requested by dragging over the month',
  'days are signed, then the change of the next month',
  'logging out removes everything',
  'the help page has the theme of the application',
  'the report is saved on a phone',
];
/** Those that also run at the root of the host. */
const atRoot = inFolder.slice(1, 4);
const nginxTests = ['nginx.spec.ts', 'nginx-backend.spec.ts'];

/** Returns a project that repeats some journeys through nginx. */
function throughNginx(nginxPath: string, titles: readonly string[]) {
  return { name: `nginx at ${nginxPath}`, grep: new RegExp(titles.join('|')), use: { nginxPath } };
}

/**
 * Journeys through the builds over real HTTP. The journeys with the tag `@test-all` run only with
 * `SELFSERVICE_EXTENT=all`. Each test starts its own server on a free port.
 */
export default defineConfig<JourneyOptions>({
  projects: [
    // The longest ones begin first: at the end one of them would leave a processor idle.
    { name: 'counts', testDir: '../../../bench/src/counts' },
    { name: 'journeys', testIgnore: nginxTests },
    { name: 'nginx', testMatch: nginxTests },
    ...(isEverything ? [throughNginx('/', atRoot), throughNginx('/selfservice/', inFolder)] : []),
  ],
  ...(!isEverything && { grepInvert: /@test-all/ }),
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: ['./require-builds.ts', './require-nginx.ts'],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A wait ends as soon as its condition is true. Only a failure takes this long, also on a busy machine.
  timeout: 600_000,
  expect: { timeout: 100_000, toPass: { timeout: 100_000 } },
  reporter: 'list',
  use: {
    launchOptions: { ...browser, args: [...browser.args, otherName, shortUse] },
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 100_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
});

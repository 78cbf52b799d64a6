import { demoPassword, people } from '@selfservice/mock-server/core/people';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { startHttpServer } from '@selfservice/mock-server/http';
import lighthouse, { desktopConfig } from 'lighthouse';
import type { Browser, Page } from 'puppeteer-core';
import { launch } from 'puppeteer-core';
import { browserOptions } from './browser.ts';
import { markdownTable, replaceMarkedSection } from './markdown.ts';

/** Number of measurements of each screen; the median counts. */
const runs = 3;
const appDirectory = 'packages/app/dist';

/** The result of a visit: a score up to 100, seconds, milliseconds, and a share of the window. */
interface Visit {
  score: number;
  largestPaint: number;
  blocked: number;
  shift: number;
}

const screens = ['Login', 'Home'] as const;
const devices = ['phone', 'desk'] as const;

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('input[name=username]').fill(people.employee.userName);
  await page.locator('input[type=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForSelector('main h1');
}

/** Measures a visit with an empty cache. Home is visited with a running session. */
async function visit(
  browser: Browser,
  url: string,
  screen: (typeof screens)[number],
  device: string,
): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (screen === 'Home') await signIn(page, url);
  const devtools = await page.createCDPSession();
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  // The session storage of the tab keeps the session.
  const result = await lighthouse(
    url,
    { onlyCategories: ['performance'], disableStorageReset: true },
    device === 'desk' ? desktopConfig : undefined,
    page,
  );
  await context.close();
  if (!result) throw new Error('Lighthouse returned no result.');
  const { audits, categories } = result.lhr;
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: 100 * (categories['performance']?.score ?? Number.NaN),
    largestPaint: number('largest-contentful-paint') / 1000,
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
  };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await using server = await startHttpServer({ scenario: defaultScenario, port: 0, appDirectory });
const { executablePath, args, env } = await browserOptions();
const browser = await launch({
  headless: true,
  ...(executablePath ? { executablePath } : { channel: 'chrome' }),
  args,
  env,
});
const rows: string[][] = [];
for (const screen of screens)
  for (const device of devices) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, server.url, screen, device));
    const middle = (of: keyof Visit) => median(visits.map((one) => one[of]));
    rows.push([
      `${screen}, ${device}`,
      middle('score').toFixed(0),
      `${middle('largestPaint').toFixed(2)} s`,
      `${middle('blocked').toFixed(0)} ms`,
      middle('shift').toFixed(3),
    ]);
  }
await browser.close();
const table = markdownTable(
  [
    { title: 'Cold visit' },
    { title: 'Score', isFigure: true },
    { title: 'Largest paint', isFigure: true },
    { title: 'Blocked', isFigure: true },
    { title: 'Layout shift', isFigure: true },
  ],
  rows,
);
console.log(table);
if (process.argv.includes('--write')) await replaceMarkedSection('docs/performance.md', 'lighthouse', table);

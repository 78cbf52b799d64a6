import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { areas } from '@selfservice/ui/areas/areas';
import { hrefOf } from '@selfservice/ui/areas/defineArea';
import { startHttpServer } from '@selfservice/mock-server/http';
import { demoPassword, people } from '@selfservice/mock-server/core/people';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { browserOptions } from './browser.ts';
import { markdownTable, replaceMarkedSection } from './markdown.ts';

/**
 * How much JavaScript the production build loads until a screen is there, in kB of gzip (1 kB is 1000 bytes): the login and
 * home for somebody who comes for the first time, every other screen for somebody who is signed in and opens its address.
 */
interface ScreenSize {
  name: string;
  size: number;
  budget: number;
}

/** At most 8% above the measured sizes, so that they stop drift. Each but `day` includes the 3 kB of the start notice. */
const budgets = { login: 170, dashboard: 214, day: 15, route: 290 };
const homePath = '/dashboard';
/** My day comes when the rest of home stands: what it brings is measured by itself. */
const dayFile = '**/assets/MyDayScreen-*.js';
/** Fetched two seconds after each screen. It is not counted: only slow screens would include it. */
const notificationFile = /\/NotificationCard-[^/]*\.js$/;
/** How many screens are measured at the same time. */
const atOnce = 4;
const appDirectory = 'packages/app/dist';
const columns = [
  { title: 'Screen' },
  { title: 'JavaScript, gzip', isFigure: true },
  { title: 'Budget', isFigure: true },
];

/** Every path that has a screen. */
const paths = areas.flatMap((area) => Object.keys(area.paths ?? {}));

/** The size of a script in kB. The browser may have dropped what a page got before it went on: the file is still there. */
function sizeOf(pathname: string): number {
  return gzipSync(readFileSync(appDirectory + pathname), { level: 9 }).length / 1000;
}

/** Opens an address in a browser that holds nothing yet, and adds up the scripts that arrive in each of some steps. */
async function measure(browser: Browser, href: string, steps: ((page: Page) => Promise<void>)[]) {
  const context = await browser.newContext();
  const page = await context.newPage();
  let size = 0;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !notificationFile.test(pathname)) size += sizeOf(pathname);
  });
  await page.goto(href, { waitUntil: 'networkidle' });
  const sizes: number[] = [];
  for (const step of steps) {
    await step(page);
    sizes.push(size);
  }
  await context.close();
  return sizes;
}

async function seeLogin(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'User name' }).waitFor();
}

/** The approver may enter every route. */
async function enterCredentials(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'User name' }).fill(people.approver.userName);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
}

async function signIn(page: Page): Promise<void> {
  await enterCredentials(page);
  await seeScreen(page);
}

/** Sees home as it stands before my day has come. */
async function seeHomeWithoutDay(page: Page): Promise<void> {
  await page.route(dayFile, () => {});
  await enterCredentials(page);
  await page.getByRole('region', { name: 'Balances' }).and(page.locator('[aria-busy=false]')).waitFor();
  // Its file never comes, so that the network is not idle; what else is fetched comes within the second.
  await page.waitForTimeout(1000);
}

async function seeScreen(page: Page): Promise<void> {
  // The login has a heading too.
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  // What would still be fetched after the last answer comes within the second.
  await page.waitForTimeout(1000);
}

/** What somebody who is signed in still has to load for a screen. */
async function measureRoute(browser: Browser, url: string, path: string): Promise<ScreenSize> {
  const enter = async (page: Page) => {
    await page.goto(url + hrefOf(path), { waitUntil: 'networkidle' });
    await seeScreen(page);
  };
  const [before = 0, after = 0] = await measure(browser, url + hrefOf(homePath), [signIn, enter]);
  return { name: `\`${path}\``, size: after - before, budget: budgets.route };
}

async function measureAll(): Promise<ScreenSize[]> {
  await using server = await startHttpServer({ scenario: defaultScenario, port: 0, appDirectory });
  const browser = await chromium.launch(await browserOptions());
  try {
    const rows: ScreenSize[] = [];
    const home = server.url + hrefOf(homePath);
    const [login = 0, dashboard = 0] = await measure(browser, home, [seeLogin, seeHomeWithoutDay]);
    rows.push({ name: 'Login', size: login, budget: budgets.login });
    rows.push({ name: `\`${homePath}\``, size: dashboard, budget: budgets.dashboard });
    const [, whole = 0] = await measure(browser, home, [seeLogin, signIn]);
    rows.push({ name: 'My day, after that', size: whole - dashboard, budget: budgets.day });
    const others = paths.filter((one) => one !== homePath);
    // Most of the time passes with waiting.
    while (others.length > 0)
      rows.push(
        ...(await Promise.all(
          others.splice(0, atOnce).map((path) => measureRoute(browser, server.url, path)),
        )),
      );
    return rows;
  } finally {
    await browser.close();
  }
}

const sizes = await measureAll();
const table = markdownTable(
  columns,
  sizes.map(({ name, size, budget }) => [name, `${size.toFixed(0)} kB`, `${budget} kB`]),
);
console.log(table);
if (process.argv.includes('--exact'))
  console.log(sizes.map(({ name, size }) => `${name} ${size}`).join('\n'));
if (process.argv.includes('--write')) await replaceMarkedSection('README.md', 'sizes', table);
const overweight = sizes.filter(({ size, budget }) => size > budget);
for (const { name, budget } of overweight) console.log(`${name} is over its budget of ${budget} kB.`);
process.exitCode = overweight.length ? 1 : 0;

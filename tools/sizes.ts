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
import { timelineSize } from './timeline-size.ts';

/**
 * The JavaScript that the production build loads for a screen, in kB (1000 bytes) after gzip. The login and home are
 * measured on a first visit; every other screen is opened by its address in a session.
 */
interface ScreenSize {
  name: string;
  size: number;
  budget: number;
}

/** At most 8% above the measured sizes, to stop drift. Login, home and routes include the 3 kB of the start notice. */
const budgets = { login: 170, dashboard: 214, day: 15, route: 290, openRequest: 52, timeline: 19.8 };
const homePath = '/dashboard';
/** My day is loaded after the rest of home, so its size is measured separately. */
const dayFile = '**/assets/MyDayScreen-*.js';
/** From 1024 px on, the lists of approvals open the most urgent request once they are shown, which is measured separately. */
const approvalsPath = '/requests-approve/:id?';
const isApprovals = (path: string) => path.endsWith('-approve/:id?');
const windows = { desk: { width: 1280, height: 720 }, narrow: { width: 1000, height: 720 } };
/** Fetched two seconds after each screen. Not counted, because only slow screens would include it. */
const notificationFile = /\/NotificationCard-[^/]*\.js$/;
/** Number of screens measured in parallel. */
const parallel = 4;
const appDirectory = 'packages/app/dist';
const columns = [
  { title: 'Screen' },
  { title: 'JavaScript, gzip', isFigure: true },
  { title: 'Budget', isFigure: true },
];

/** All paths with a screen. */
const paths = areas.flatMap((area) => Object.keys(area.paths ?? {}));

/** Returns the size of a script in kB, read from its file: the browser may have discarded the response. */
function sizeOf(pathname: string): number {
  return gzipSync(readFileSync(appDirectory + pathname), { level: 9 }).length / 1000;
}

/** Opens an address with an empty cache and returns the total size of the loaded scripts after each step. */
async function measure(
  browser: Browser,
  href: string,
  steps: ((page: Page) => Promise<void>)[],
  viewport = windows.desk,
) {
  const context = await browser.newContext({ viewport });
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

/** Signs in as the approver, who has access to every route. */
async function enterCredentials(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'User name' }).fill(people.approver.userName);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
}

/** Signs in and waits for home with my day, whose files would otherwise be counted for the next screen on a slow machine. */
async function signIn(page: Page): Promise<void> {
  const day = page.waitForResponse(dayFile);
  await enterCredentials(page);
  await day;
  await seeScreen(page);
}

/** Signs in and waits for home without my day, whose file is blocked. */
async function seeHomeWithoutDay(page: Page): Promise<void> {
  await page.route(dayFile, () => {});
  await enterCredentials(page);
  await page.getByRole('region', { name: 'Balances' }).and(page.locator('[aria-busy=false]')).waitFor();
  // The network never becomes idle, because the file is blocked; other requests finish within a second.
  await page.waitForTimeout(1000);
}

async function seeScreen(page: Page): Promise<void> {
  // The login screen has a heading too, so wait until it is gone.
  await page.getByLabel('Password', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  // Requests that follow from the last response finish within a second.
  await page.waitForTimeout(1000);
}

/** Measures the additional JavaScript of a screen in a session, in kB. */
async function measureRoute(browser: Browser, url: string, path: string, viewport = windows.desk) {
  const enter = async (page: Page) => {
    await page.goto(url + hrefOf(path), { waitUntil: 'networkidle' });
    await seeScreen(page);
  };
  const [before = 0, after = 0] = await measure(browser, url + hrefOf(homePath), [signIn, enter], viewport);
  return after - before;
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
    // In parallel, because most of the time is waiting.
    while (others.length > 0)
      rows.push(
        ...(await Promise.all(
          others.splice(0, parallel).map(async (path) => ({
            name: `\`${path}\``,
            size: await measureRoute(
              browser,
              server.url,
              path,
              windows[isApprovals(path) ? 'narrow' : 'desk'],
            ),
            budget: budgets.route,
          })),
        )),
      );
    const list = rows.find(({ name }) => name === `\`${approvalsPath}\``);
    if (!list) throw new Error(`The list at ${approvalsPath} was not measured.`);
    const size = (await measureRoute(browser, server.url, approvalsPath)) - list.size;
    rows.push({ name: 'The open request, after that', size, budget: budgets.openRequest });
    rows.push({ name: 'The plan timeline alone', size: await timelineSize(), budget: budgets.timeline });
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
if (process.argv.includes('--write')) await replaceMarkedSection('docs/performance.md', 'sizes', table);
const overweight = sizes.filter(({ size, budget }) => size > budget);
for (const { name, budget } of overweight) console.log(`${name} is over its budget of ${budget} kB.`);
process.exitCode = overweight.length ? 1 : 0;

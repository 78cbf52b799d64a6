import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { areas } from '@selfservice/ui/areas/areas';
import { hrefOf } from '@selfservice/ui/areas/defineArea';
import type { HttpServer } from '@selfservice/mock-server/http';
import { startHttpServer } from '@selfservice/mock-server/http';
import { issueTokens, ownGrant } from '@selfservice/mock-server/core/database';
import { demoPassword, people } from '@selfservice/mock-server/core/people';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import type { Browser, Page, Request } from 'playwright';
import { chromium } from 'playwright';
import { browserOptions, shortUse } from './browser.ts';
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
const budgets = { login: 175, dashboard: 222, day: 10, route: 300, openRequest: 52, timeline: 21 };
const homePath = '/dashboard';
/** My day is loaded after the rest of home, so its size is measured separately. */
const dayFile = /\/assets\/MyDayScreen-[^/]*\.js$/;
/** From 1024 px on, the lists of approvals open the most urgent request once they are shown, which is measured separately. */
const approvalsPath = '/requests-approve/:id?';
const isApprovals = (path: string) => path.endsWith('-approve/:id?');
const windows = { desk: { width: 1280, height: 720 }, narrow: { width: 1000, height: 720 } };
/** The delay of the timers that fetch the code of notices, in milliseconds. A screen has all of its code by then. */
const lateMs = 2000;
/** Number of screens measured in parallel. */
const parallel = 6;
const appDirectory = 'packages/app/dist';
const columns = [
  { title: 'Screen' },
  { title: 'JavaScript, gzip', isFigure: true },
  { title: 'Budget', isFigure: true },
];

/** The paths to measure besides home: in `test` the lists of approvals, which load the most, otherwise all. */
const otherPaths = areas
  .flatMap((area) => Object.keys(area.paths ?? {}))
  .filter((path) => (process.env['SELFSERVICE_EXTENT'] === 'test' ? isApprovals(path) : path !== homePath));

/** The sizes of measured scripts in kB, by their paths. */
const knownSizes = new Map<string, number>();

/** Returns the size of a script in kB, read from its file: the browser may have discarded the response. */
function sizeOf(pathname: string): number {
  const size =
    knownSizes.get(pathname) ?? gzipSync(readFileSync(appDirectory + pathname), { level: 9 }).length / 1000;
  knownSizes.set(pathname, size);
  return size;
}

/** A page that was opened with an empty cache. */
interface MeasuredPage extends AsyncDisposable {
  page: Page;
  /** Waits until the page has nothing left to load, and returns the size of the scripts so far. */
  size(): Promise<number>;
}

/** The most milliseconds of a wait. It ends when its condition is true, so only a failure takes this long. */
const longestMs = 120_000;

async function openPage(browser: Browser, viewport = windows.desk): Promise<MeasuredPage> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  page.setDefaultTimeout(longestMs);
  await page.addInitScript(stopLateTimers, lateMs);
  const open = new Set<Request>();
  let size = 0;
  page.on('request', (request) => {
    // In the measurement without my day its file is held.
    if (!dayFile.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) size += sizeOf(pathname);
  });
  return {
    page,
    async size() {
      for (let quietLooks = 0; quietLooks < 2;) {
        const before = size;
        await page.evaluate(untilPainted);
        quietLooks = open.size === 0 && size === before ? quietLooks + 1 : 0;
      }
      return size;
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Runs in the page: its late timers do not call back. They only mark their time in the page. */
function stopLateTimers(lateMs: number): void {
  const start = globalThis.setTimeout.bind(globalThis);
  const mark = () => {
    document.documentElement.dataset['late'] = '';
  };
  const setLimited = (callback: () => void, ms = 0) => start(ms < lateMs ? callback : mark, ms);
  Object.assign(globalThis, { setTimeout: setLimited });
}

/** Runs in the page: resolves when it has painted and has nothing left to do. */
async function untilPainted(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  await new Promise((resolve) => {
    requestIdleCallback(resolve);
  });
}

async function seeScreen(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main [aria-busy=true], main [data-skeleton]').first().waitFor({ state: 'detached' });
}

/** Measures the login, then home without my day, then with it. */
async function measureStart(browser: Browser, url: string): Promise<ScreenSize[]> {
  await using opened = await openPage(browser);
  const { page } = opened;
  const gate = Promise.withResolvers<void>();
  await page.route(dayFile, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(url);
  await page.getByRole('textbox', { name: 'User name' }).waitFor();
  const login = await opened.size();
  await page.getByRole('textbox', { name: 'User name' }).fill(people.approver.userName);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Balances' }).and(page.locator('[aria-busy=false]')).waitFor();
  const dashboard = await opened.size();
  const day = page.waitForResponse(dayFile);
  gate.resolve();
  await day;
  await seeScreen(page);
  const whole = await opened.size();
  return [
    { name: 'Login', size: login, budget: budgets.login },
    { name: `\`${homePath}\``, size: dashboard, budget: budgets.dashboard },
    { name: 'My day, after that', size: whole - dashboard, budget: budgets.day },
  ];
}

/** Measures the JavaScript of a screen that the approver, who has access to every route, opens in a session. In kB. */
async function measureRoute(
  browser: Browser,
  { url, database }: HttpServer,
  path: string,
  viewport = windows.desk,
): Promise<number> {
  await using opened = await openPage(browser, viewport);
  const { refresh } = issueTokens(database, ownGrant('approver'));
  // As the tab keeps it for a reload.
  await opened.page.addInitScript((token) => {
    sessionStorage.setItem('selfservice.refreshToken', token);
  }, refresh);
  await opened.page.goto(url + hrefOf(path));
  await seeScreen(opened.page);
  await opened.page.locator('html[data-late]').waitFor({ state: 'attached' });
  return await opened.size();
}

async function measureAll(): Promise<ScreenSize[]> {
  await using server = await startHttpServer({ scenario: defaultScenario, port: 0, appDirectory });
  const options = await browserOptions();
  await using browser = await chromium.launch({ ...options, args: [...options.args, shortUse] });
  const rows = await measureStart(browser, server.url);
  const others = [...otherPaths];
  while (others.length > 0)
    rows.push(
      ...(await Promise.all(
        others.splice(0, parallel).map(async (path) => ({
          name: `\`${path}\``,
          size: await measureRoute(browser, server, path, windows[isApprovals(path) ? 'narrow' : 'desk']),
          budget: budgets.route,
        })),
      )),
    );
  const list = rows.find(({ name }) => name === `\`${approvalsPath}\``);
  if (!list) throw new Error(`The list at ${approvalsPath} was not measured.`);
  const size = (await measureRoute(browser, server, approvalsPath)) - list.size;
  rows.push({ name: 'The open request, after that', size, budget: budgets.openRequest });
  rows.push({ name: 'The plan timeline alone', size: await timelineSize(), budget: budgets.timeline });
  return rows;
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { HttpServer } from '@selfservice/mock-server/http';
import { productionBuild } from './builds.ts';
import { installClock } from './clock.ts';
import { expectHome, loginForm, openAs, test, untilWorkerIsReady } from './journey.ts';

const failedFiles = ['/config.json', '/version.json', '/UserLanguage'];

/** Switches the offline plan on, which also registers the worker. */
async function keepPlan(page: Page, server: HttpServer): Promise<void> {
  await openAs(page, server, 'employee');
  await expectHome(page, 'employee');
  await openAccount(page);
  // The input of a switch is hidden behind its drawing.
  await page.getByText('Keep my next shifts on this device').click();
  await expect(page.getByText(/^Kept as of /)).toBeVisible();
  await untilWorkerIsReady(page);
}

/** Keeps the plan, and loads the page again: the worker answers from the second page on. */
async function startWithWorker(page: Page, server: HttpServer): Promise<void> {
  await keepPlan(page, server);
  await page.reload();
  await expectHome(page, 'employee');
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
}

const offline = (page: Page) => page.getByRole('heading', { name: /^Offline – as of / });

async function startWithoutNetwork(page: Page, context: BrowserContext, url: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(url);
}

test('starts without a network, shows the kept plan, and continues when the network returns', async ({
  page,
  context,
  serve,
  expectFailure,
}) => {
  for (const path of failedFiles) expectFailure(path, 'network');
  const server = await serve();
  await keepPlan(page, server);

  // Any address of the application works, and the plan names its shifts.
  await startWithoutNetwork(page, context, `${server.url}/plan/my`);
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(offline(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'My next shifts' })).toContainText('Early shift');

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'My plan' })).toBeVisible();
});

test(
  'a logout removes the kept plan, also for a start without a network',
  { tag: ['@test-all'] },
  async ({ page, context, serve, expectFailure }) => {
    for (const path of failedFiles) expectFailure(path, 'network');
    const server = await serve();
    await keepPlan(page, server);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await expect(loginForm(page).userName).toBeVisible();
    await expect.poll(() => keptRecords(page)).toBe(0);

    await startWithoutNetwork(page, context, server.url);
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await expect(offline(page)).toBeHidden();
  },
);

/** Returns the number of records of the kept plan. */
async function keptRecords(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const request = indexedDB.open('selfservice.offlinePlan/');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.addEventListener('success', () => resolve(request.result));
    });
    const count = database.transaction('records').objectStore('records').count();
    return new Promise<number>((resolve) => {
      count.addEventListener('success', () => {
        database.close();
        resolve(count.result);
      });
    });
  });
}

test('the worker keeps no answer of the backend, and gives way to a new deployment', async ({
  page,
  context,
  serve,
}) => {
  const server = await serve();
  await startWithWorker(page, server);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((path) => !/^\/(index\.html|assets\/[\w.-]+)$/.test(path))).toEqual([]);

  const html = readFileSync(join(productionBuild, 'index.html'), 'utf8');
  await context.route(`${server.url}/dashboard`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html.replace(/content="\w{12}"/, 'content="the next one"'),
    }),
  );
  await page.reload();
  await expectHome(page, 'employee');
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'the next one');
});

test('a file of a screen that arrived cut off is fetched again by a reload', async ({
  page,
  context,
  serve,
  expectLine,
}) => {
  const server = await serve();
  await startWithWorker(page, server);
  const screens = /\/assets\/PersonalCardRoute-[\w-]+\.js$/;
  await context.route(screens, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'import {' }),
  );
  expectLine('SyntaxError');
  await page.goto(`${server.url}/personal-card`);
  const alert = page.getByRole('alert').filter({ hasText: 'This screen could not be loaded.' });
  await expect(alert).toBeVisible();

  await context.unroute(screens);
  await alert.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personal card' })).toBeVisible();
});

test('the worker is not installed while a file of the start has another content', async ({
  page,
  context,
  serve,
  expectLine,
}) => {
  await installClock(page, { time: '2026-11-20T08:00:00' });
  const server = await serve();
  await openAs(page, server, 'employee');
  await expectHome(page, 'employee');
  // The page has its files; the worker fetches them again.
  const files = /\/assets\/LoginScreen-[\w-]+\.js$/;
  await context.route(files, (route) => route.fulfill({ contentType: 'text/javascript', body: 'import {' }));
  expectLine('integrity');
  const served = context.waitForEvent('response', (response) => files.test(response.url()));
  await openAccount(page);
  await page.getByText('Keep my next shifts on this device').click();
  await expect(page.getByText(/^Kept as of /)).toBeVisible();
  await served;
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(isRegistered).toBe(false);

  await context.unroute(files);
  await page.reload();
  // The page tidies up, which registers the worker again, when the first screen has loaded.
  await expectHome(page, 'employee');
  await page.clock.runFor(10_000);
  await untilWorkerIsReady(page);
});

test(
  'the configuration removes the worker, its files and the kept plan',
  { tag: ['@test-all'] },
  async ({ page, context, serve }) => {
    const server = await serve();
    await keepPlan(page, server);
    await context.route('**/config.json', (route) => route.fulfill({ json: { installable: false } }));
    await page.reload();
    await expectHome(page, 'employee');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    // The worker served this page to its end, and may have kept one of its files again.
    await page.reload();
    await expectHome(page, 'employee');
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
        Object.keys(localStorage).filter((key) => key.includes('offlinePlan')).length,
      ]);
    await expect.poll(left).toEqual([0, 0, 0]);
    expect(await keptRecords(page)).toBe(0);
  },
);

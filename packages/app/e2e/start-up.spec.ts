import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request, Response } from '@playwright/test';
import { expect } from '@playwright/test';
import { productionBuild } from './builds.ts';
import { expectHome, loginForm, signIn, test } from './journey.ts';

/** Calls `onStep` for each request and each response of the page's code. */
function watchSteps(page: Page, onStep: () => void): { [Symbol.dispose](): void } {
  const isOfCode = (request: Request) => ['fetch', 'xhr'].includes(request.resourceType());
  const onRequest = (request: Request) => isOfCode(request) && onStep();
  const onResponse = (response: Response) => isOfCode(response.request()) && onStep();
  page.on('request', onRequest).on('response', onResponse);
  return {
    [Symbol.dispose]: () => page.off('request', onRequest).off('response', onResponse),
  };
}

/** Reloads the page and waits for home. Returns the number of requests and responses. */
async function countSteps(page: Page): Promise<number> {
  let steps = 0;
  using _ = watchSteps(page, () => {
    steps += 1;
  });
  await page.reload();
  await expectHome(page, 'employee');
  return steps;
}

/** Reloads the page and waits for a number of requests and responses, or for a start that needs fewer of them. */
async function reloadUntil(page: Page, steps: number): Promise<void> {
  const reached = Promise.withResolvers<void>();
  let left = steps;
  using _ = watchSteps(page, () => {
    left -= 1;
    if (left === 0) reached.resolve();
  });
  await page.reload({ waitUntil: 'commit' });
  // The browser refuses to reload a document that is not active yet.
  await page.evaluate(() => document.readyState);
  if (steps === 0) return;
  const started = expectHome(page, 'employee').catch(() => reached.promise);
  await Promise.race([reached.promise, started]);
}

test(
  'the user stays signed in after a reload at any time of start-up',
  { tag: ['@session-30'] },
  async ({ page, serve }) => {
    test.setTimeout(180_000);
    // Long enough to reload before a response arrives.
    const { url } = await serve({ latencyMs: 50 });
    await page.goto(url);
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
    const steps = await countSteps(page);
    // Six calls, one after the other.
    expect(steps).toBeGreaterThanOrEqual(12);
    for (let step = 0; step <= steps; step += 1) {
      await test.step(`stays signed in after a reload at start-up step ${step} of ${steps}`, async () => {
        await reloadUntil(page, step);
        await reloadUntil(page, step);
        await page.reload();
        await expectHome(page, 'employee');
      });
    }
  },
);

/** Runs in the page: makes opening a storage throw, as in a browser that blocks storage. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

/** Runs in the page. */
function removeBroadcastChannel(): void {
  Reflect.deleteProperty(window, 'BroadcastChannel');
}

/** Runs in the page: makes broadcast channels throw, as in Firefox with blocked storage. */
function refuseBroadcastChannel(): void {
  window.BroadcastChannel = new Proxy(window.BroadcastChannel, {
    construct() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

for (const [name, scripts] of [
  ['blocked storage', [blockStorage]],
  ['no BroadcastChannel', [removeBroadcastChannel]],
  ['a refused BroadcastChannel and blocked storage', [blockStorage, refuseBroadcastChannel]],
] as const)
  test(`the application starts, signs in and logs out with ${name}`, async ({ page, serve }) => {
    for (const script of scripts) await page.addInitScript(script);
    const { url } = await serve();
    await page.goto(url);
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(loginForm(page).userName).toBeVisible();
  });

for (const [name, answer] of [
  [
    'index.html',
    { contentType: 'text/html', body: readFileSync(join(productionBuild, 'index.html'), 'utf8') },
  ],
  ['a redirect', { status: 302, headers: { Location: '/login.html' } }],
] as const)
  test(`${name} instead of config.json counts as a missing file, with a warning`, async ({
    page,
    serve,
    expectLine,
  }) => {
    const { url } = await serve();
    expectLine('config.json is treated as missing');
    const warning = page.waitForEvent('console', (line) => line.text().includes('must answer 404'));
    await page.route('**/config.json', (route) => route.fulfill(answer));
    await page.goto(url);
    expect((await warning).type()).toBe('warning');
    await expect(loginForm(page).userName).toBeVisible();
  });

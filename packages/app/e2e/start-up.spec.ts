import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { productionBuild } from './builds.ts';
import { expectHome, loginForm, signIn, test } from './journey.ts';

/** Every 40 ms of a start-up of six calls one after the other, of 100 ms each. */
const moments = Array.from({ length: 17 }, (_, step) => step * 40);

/** Loads the page anew, and leaves it to itself for some time of the real clock: the moment is what is tried here. */
async function reloadFor(page: Page, ms: number): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
  await page.waitForTimeout(ms);
}

test('a reload at any moment of start-up stays signed in', async ({ page, serve }) => {
  test.setTimeout(180_000);
  const { url } = await serve({ latencyMs: 100 });
  await page.goto(url);
  await signIn(page, 'employee');
  await expectHome(page, 'employee');
  for (const moment of moments) {
    await test.step(`${moment} ms`, async () => {
      await reloadFor(page, moment);
      await reloadFor(page, moment);
      await page.reload();
      await expectHome(page, 'employee');
    });
  }
});

/** Runs in the page: a browser that blocks storage throws where it is opened. */
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

/** Runs in the page: Firefox refuses broadcast channels where it blocks storage. */
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

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { productionBuild } from './builds.ts';
import { expectHome, loginForm, openAs, signIn, test } from './journey.ts';

/** The calls of a silent start, in their order. */
const startUpCalls = [
  'config.json',
  'Startup',
  'IsSelfServiceLicenseValid',
  'Token',
  'GetUserList',
  'UserLanguage',
  'DashboardData',
];

/** Reloads the page, and returns when a call is pending, either before or after the backend has carried it out. */
async function reloadUntil(page: Page, call: string, isCarriedOut: boolean): Promise<void> {
  const reached = Promise.withResolvers<void>();
  await page.route(`**/${call}`, async (route) => {
    if (isCarriedOut) await route.fetch();
    // The call has no response. The next reload cancels it.
    reached.resolve();
  });
  await page.reload({ waitUntil: 'commit' });
  await reached.promise;
  await page.unroute(`**/${call}`);
}

for (const call of startUpCalls)
  test(
    `the user stays signed in after reloads while the call ${call} of start-up is pending`,
    // The tokens are exchanged by one call, which is the one that could lose the sign-in.
    { tag: ['@session-30', ...(call === 'Token' ? [] : ['@test-all'])] },
    async ({ page, serve }) => {
      await openAs(page, await serve(), 'employee');
      await expectHome(page, 'employee');
      for (const isCarriedOut of [false, true]) {
        await reloadUntil(page, call, isCarriedOut);
        await reloadUntil(page, call, isCarriedOut);
        await page.reload();
        await expectHome(page, 'employee');
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
  test(
    `the application starts, signs in and logs out with ${name}`,
    { tag: name === 'blocked storage' ? [] : ['@test-all'] },
    async ({ page, serve }) => {
      for (const script of scripts) await page.addInitScript(script);
      const { url } = await serve();
      await page.goto(url);
      await signIn(page, 'employee');
      await expectHome(page, 'employee');
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(loginForm(page).userName).toBeVisible();
    },
  );

for (const [name, answer] of [
  ['index.html', { contentType: 'text/html', path: join(productionBuild, 'index.html') }],
  ['a redirect', { status: 302, headers: { Location: '/login.html' } }],
] as const)
  test(
    `${name} instead of config.json stops the start until the file is there`,
    { tag: name === 'index.html' ? [] : ['@test-all'] },
    async ({ page, serve }) => {
      const { url } = await serve();
      await page.route('**/config.json', (route) => route.fulfill(answer));
      await page.goto(url);
      await expect(page.getByText(/another page instead of the file config.json/)).toBeVisible();
      await expect(loginForm(page).userName).toBeHidden();
      await page.unroute('**/config.json');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(loginForm(page).userName).toBeVisible();
    },
  );

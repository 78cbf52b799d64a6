import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectHome, signIn, test } from './journey.ts';

/** Features that a supported browser may lack, by object. At least one engine added them later. */
const newerFeatures = {
  globalThis: [
    'CloseWatcher',
    'Float16Array',
    'Iterator',
    'Temporal',
    'navigation',
    'requestIdleCallback',
    'scheduler',
  ],
  Promise: ['try'],
  RegExp: ['escape'],
  Error: ['isError', 'captureStackTrace'],
  Math: ['f16round', 'sumPrecise'],
  Intl: ['DurationFormat'],
  URL: ['parse'],
  Atomics: ['pause', 'waitAsync'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'WeakMap.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'Set.prototype': [
    'difference',
    'intersection',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'union',
  ],
  'Uint8Array.prototype': ['setFromBase64', 'setFromHex', 'toBase64', 'toHex'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Object.getPrototypeOf([].values().__proto__)': [
    'drop',
    'every',
    'filter',
    'find',
    'flatMap',
    'forEach',
    'map',
    'reduce',
    'some',
    'take',
    'toArray',
  ],
  'Document.prototype': ['startViewTransition'],
  'Element.prototype': ['moveBefore', 'setHTML'],
  'Intl.Locale.prototype': ['getTextInfo', 'getWeekInfo'],
};

/** Removes the newer features from every page and every worker of a browser. */
async function removeNewerFeatures(page: Page): Promise<void> {
  const script = Object.entries(newerFeatures)
    .flatMap(([owner, names]) => names.map((name) => `delete (${owner})['${name}'];`))
    .join('\n');
  await page.addInitScript(script);
  // Init scripts do not run in workers.
  await page.route('**/assets/pdf.worker-*.js', async (route) => {
    const response = await route.fetch();
    const own = script.split('\n').filter((line) => !/Document|Element/.test(line));
    await route.fulfill({ response, body: [...own, await response.text()].join('\n') });
  });
}

test(
  'signing in and a report work without the JavaScript features that the oldest supported browsers lack',
  { tag: ['@test-all'] },
  async ({ page, serve }) => {
    await removeNewerFeatures(page);
    const { url } = await serve();
    await page.goto(url);
    expect(await page.evaluate(() => 'try' in Promise || 'union' in new Set())).toBe(false);
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
    await page.goto(`${url}/reports`);
    await page.getByRole('button', { name: 'Meals taken', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Load report' }).click();
    const first = page.getByRole('group', { name: 'Page 1 of 1' });
    await expect(first.getByText('Dvořáková Jana (100234)')).toBeVisible();
    await expect(first.locator('canvas')).toBeVisible();
  },
);

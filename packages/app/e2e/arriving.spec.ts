import { expect } from '@playwright/test';
import { expectHome, openAs, test } from './journey.ts';

/** Runs in the page: adds up the layout shifts that the browser measures. */
function sumShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    document.documentElement.dataset['shift'] = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const { name, viewport } of [
  { name: 'on a desk', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
])
  test.describe(() => {
    test.use({ viewport });

    test(
      `nothing moves from the first paint to home ${name}`,
      { tag: name === 'on a desk' ? [] : ['@test-all'] },
      async ({ page, serve }) => {
        const server = await serve();
        await page.addInitScript(sumShifts);
        await openAs(page, server, 'employee');
        await expectHome(page, 'employee');
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
        expect(shift).toBeLessThan(0.01);
      },
    );
  });

test(
  'a page in Czech fetches the small font face for its letters, and not the large one',
  { tag: ['@test-all'] },
  async ({ page, serve }) => {
    const fonts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) fonts.push(response.url().replace(/.*\/|-.{8}\.woff2$/g, ''));
    });
    const server = await serve({ language: 'cs' });
    await openAs(page, server, 'employee');
    await expect(page.getByText('K vyřízení', { exact: true })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.toSorted()).toEqual(['inter-czech-slovak', 'inter-english-czech-slovak']);
  },
);

test(
  'the logo of the product is shown before the code has loaded',
  { tag: ['@test-all'] },
  async ({ page, serve }) => {
    const { url } = await serve();
    const gate = Promise.withResolvers<void>();
    // The start notice is fetched first, because it reports missing code.
    await page.route(/\/assets\/(?!start-notice)[^/]*\.js$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'commit' });
    const sign = page.locator('#root > svg');
    await expect(sign).toBeVisible();
    await expect(sign).toHaveCSS('position', 'fixed');
    gate.resolve();
    await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible();
    await expect(sign).toHaveCount(0);
  },
);

test('the session starts while the code of the application is loading', async ({ page, serve }) => {
  const { url } = await serve();
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/initial-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/SelfService/Startup');
  await page.goto(url, { waitUntil: 'commit' });
  await asked;
  gate.resolve();
  await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible();
});

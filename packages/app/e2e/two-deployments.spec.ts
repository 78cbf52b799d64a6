import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { HttpServer } from '@selfservice/mock-server/http';
import { expectHome, loginForm, signIn, test } from './journey.ts';

/** A host of this machine, see `playwright.config.ts`. */
const origin = 'http://demo.test';

/** Serves a build and its backend in a folder of the host, as a proxy does. */
async function serveIn(context: BrowserContext, folder: string, server: HttpServer): Promise<void> {
  const base = `${origin}${folder}`;
  await context.route(`${base}**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(base, `${server.url}/`) });
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
    if (!isPage) return route.fulfill({ response });
    const html = await response.text();
    return route.fulfill({ response, body: html.replace('<base href="/"', `<base href="${folder}"`) });
  });
}

/** Returns the keys of everything that the tab and the device store. */
const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test(
  'two deployments in folders of one host share no sign-in, no logout and no stored value',
  { tag: ['@shell-62'] },
  async ({ context, page, serve }) => {
    for (const folder of ['/prod/', '/test/'])
      await serveIn(context, folder, await serve({ configuration: { endpoint: `${origin}${folder}` } }));
    await page.goto(`${origin}/prod/`);
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
    for (const key of await storedKeys(page)) expect(key).toMatch(/^selfservice\..*\/prod\/$/);

    const other = await context.newPage();
    await other.goto(`${origin}/test/`);
    await signIn(other, 'employee');
    await expectHome(other, 'employee');
    await other.getByRole('button', { name: 'Log out' }).click();
    await expect(loginForm(other).submit).toBeVisible();

    await page.goto(`${origin}/test/`);
    await expect(loginForm(page).submit).toBeVisible();
    await page.goto(`${origin}/prod/`);
    await expectHome(page, 'employee');
    // The pages still fetch code for later, and the servers stop before them.
    for (const tab of [page, other]) await tab.goto('about:blank');
    await context.unrouteAll({ behavior: 'wait' });
  },
);

import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { jpegOf } from '@selfservice/mock-server/worksheet/jpeg';
import { demoBuild, productionBuild, workbenchBuild } from './builds.ts';
import { pageInFolder } from './file-server.ts';
import { expectHome, signIn, test } from './journey.ts';

const folder = '/some/folder/';

/** The same address by a name that is not localhost, without HTTPS: no secure context. */
const byOtherName = (url: string) => url.replace('localhost', 'demo.test');

const panel = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

/** Signs in, goes to another screen, and comes back to it after a reload. */
async function tryDemo(page: Page, url: string, { isKept = true } = {}): Promise<void> {
  await page.goto(`${url}/?person=approver`);
  await signIn(page, 'approver');
  await expectHome(page, 'approver');
  await page.getByRole('link', { name: 'Requests to approve' }).first().click();
  const heading = page.getByRole('heading', { level: 1, name: 'Requests to approve' });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(`${url}/requests-approve?person=approver`);
  await page.reload();
  if (!isKept) await signIn(page, 'approver');
  await expect(heading).toBeVisible();
}

const balances = (place: Page | FrameLocator) => place.getByRole('region', { name: 'Balances' });

/** Shows stories and a page of documentation, each without the workbench around it. */
async function tryStories(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/iframe.html?id=dashboard-dashboardscreen--default&viewMode=story`);
  await expect(balances(page)).toHaveAttribute('aria-busy', 'false');
  await page.goto(`${url}/iframe.html?id=help-helpscreen--default&viewMode=story`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${url}/iframe.html?id=docs-icons--docs&viewMode=docs`);
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByText(/^Copied: |does not let this page copy/)).toBeVisible();
}

/** Shows a story in the workbench, also after the worker of another page has just been signed off. */
async function tryWorkbench(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?path=/story/dashboard-dashboardscreen--default`);
  const story = page.frameLocator('#storybook-preview-iframe');
  // The workbench draws its own list of all stories first.
  await expect(balances(story)).toHaveAttribute('aria-busy', 'false', { timeout: 40_000 });
}

/** Opens both test routes, which answer their own calls. */
async function tryTestRoutes(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/testing/timeline?persons=5`);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await page.goto(`${url}/testing/stack?count=20&overlap=0`);
  await expect(page.getByText('lane 1 of 1')).toHaveCount(20);
}

/** Signs in, reloads a screen deep in the addresses, and opens help and both test routes. */
async function tryProduct(page: Page, url: string, { isKept = true } = {}): Promise<void> {
  await page.goto(`${url}/`);
  await signIn(page, 'employee');
  await expectHome(page, 'employee');
  await expect(page).toHaveURL(`${url}/dashboard`);
  await page.goto(`${url}/plan/my/202611`);
  if (!isKept) await signIn(page, 'employee');
  const heading = page.getByRole('heading', { level: 1, name: 'My plan' });
  await expect(heading).toBeVisible();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(`${url}/plan/my/202611`);
  await page.goto(`${url}/help/plan_my`);
  if (!isKept) await signIn(page, 'employee');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await tryTestRoutes(page, url);
}

/** The browser has service workers but registers none, as a policy or a private window does. */
async function refuseWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  });
}

/** The browser keeps nothing for the page. */
async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
}

test.describe('the demo', () => {
  test('works by another name without HTTPS, and says that the page answers', async ({
    page,
    serveFiles,
  }) => {
    const url = byOtherName(await serveFiles({ directory: demoBuild }));
    await tryDemo(page, url);
    expect(await page.evaluate(() => [window.isSecureContext, 'serviceWorker' in navigator])).toEqual([
      false,
      false,
    ]);
    await expect(panel(page)).toContainText('allows no service worker');
    await tryTestRoutes(page, url);
  });

  test('works in a folder', async ({ page, serveFiles }) => {
    const url = await serveFiles({ directory: demoBuild, path: folder });
    await tryDemo(page, url);
    await expect(panel(page)).not.toContainText('service worker');
    await page.goto(`${url}/plan/my/202611?person=approver`);
    await expect(page.getByRole('heading', { level: 1, name: 'My plan' })).toBeVisible();
    await tryTestRoutes(page, url);
  });

  test('works where the browser refuses a service worker, uploads included', async ({
    page,
    context,
    serveDemo,
  }) => {
    await refuseWorkers(context);
    const url = await serveDemo();
    await tryDemo(page, url);
    await expect(panel(page)).toContainText('allows no service worker');
    await expect(panel(page)).toContainText('Everything works');

    await page.goto(`${url}/my-worksheet`);
    await page.getByRole('button', { name: 'Attachments' }).click();
    const list = page.getByRole('dialog', { name: 'Attachments' });
    const choosing = page.waitForEvent('filechooser');
    await list.getByRole('button', { name: 'Choose a picture' }).click();
    const buffer = Buffer.from(jpegOf(40, 30, () => 200));
    await (await choosing).setFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer });
    const form = page.getByRole('dialog', { name: 'New attachment' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Receipt');
    await form.getByRole('button', { name: 'Upload' }).click();
    await expect(list.getByText('Receipt.jpg')).toBeVisible();
  });

  test('works where storage is refused, and says what is missing', async ({ page, context, serveDemo }) => {
    await refuseStorage(context);
    await tryDemo(page, await serveDemo(), { isKept: false });
    await expect(panel(page)).toContainText('refuses storage');
  });

  test('explains what its address asks for in vain', async ({ page, serveDemo }) => {
    await page.goto(`${await serveDemo()}/?person=nobody&scenario=offline`);
    await expect(panel(page)).toContainText(
      '“person=nobody” in the address is not possible. The default is used: “employee”.',
    );
    await expect(panel(page)).toContainText('“scenario” in the address is not a setting of the demo.');
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
  });
});

test.describe('the workbench', () => {
  // Storybook speaks of its own button.
  test.beforeEach(({ expectLine }) => expectLine("The 'ariaLabel' prop on 'PopoverProvider'"));

  test('shows stories by another name without HTTPS', async ({ page, serveFiles }) => {
    await tryStories(page, byOtherName(await serveFiles({ directory: workbenchBuild })));
  });

  test('shows stories in a folder', async ({ page, serveFiles }) => {
    const url = await serveFiles({ directory: workbenchBuild, path: folder });
    await tryStories(page, url);
    await tryWorkbench(page, url);
  });

  test('shows stories where the browser refuses a service worker', async ({ page, context, serveFiles }) => {
    await refuseWorkers(context);
    await tryStories(page, await serveFiles({ directory: workbenchBuild }));
  });

  test('works where storage is refused', async ({ page, context, serveFiles }) => {
    await refuseStorage(context);
    await tryWorkbench(page, await serveFiles({ directory: workbenchBuild }));
  });
});

test.describe('the production build', () => {
  test('works by another name without HTTPS', async ({ page, serve }) => {
    await tryProduct(page, byOtherName((await serve()).url));
  });

  test('works in a folder once its page names that folder', async ({
    page,
    serveBackendOnly,
    serveFiles,
  }) => {
    const { url: endpoint } = await serveBackendOnly();
    const url = await serveFiles({
      directory: productionBuild,
      path: folder,
      edited: {
        'index.html': pageInFolder(productionBuild, folder),
        'config.json': JSON.stringify({ endpoint }),
      },
    });
    await tryProduct(page, url);
  });

  for (const path of ['/', '/plan/my/202611'])
    test(`says in a folder that its page does not name, at ${path}, that its files did not arrive`, async ({
      page,
      serveFiles,
      expectLine,
    }) => {
      const url = await serveFiles({ directory: productionBuild, path: folder });
      await page.route(`${url}/**`, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "default-src 'self'" };
        await route.fulfill({ response, headers });
      });
      expectLine('404 (Not Found)');
      await page.goto(url + path);
      for (const words of [
        'Self-service could not be loaded.',
        'the base element of index.html must name the folder of the application',
        'Aplikaci se nepodařilo načíst.',
        'Aplikáciu sa nepodarilo načítať.',
      ])
        await expect(page.getByText(words)).toBeInViewport();
    });

  test('works where service workers are refused: it has none', async ({ page, context, serve }) => {
    await refuseWorkers(context);
    await tryProduct(page, (await serve()).url);
  });

  test('works where storage is refused, and says what is missing', async ({ page, context, serve }) => {
    await refuseStorage(context);
    const { url } = await serve();
    await page.goto(url);
    await expect(page.getByRole('main')).toContainText('This browser keeps nothing for this page');
    await tryProduct(page, url, { isKept: false });
  });
});

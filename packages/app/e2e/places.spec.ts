import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { demoBuild, productionBuild, workbenchBuild } from './builds.ts';
import { pageInFolder } from './file-server.ts';
import { expectHome, signIn, test } from './journey.ts';
import { lyingPhoto } from './photos.ts';

const folder = '/some/folder/';

/** Returns the same address with another host name. Without HTTPS it is not a secure context, unlike localhost. */
const byOtherName = (url: string) => url.replace('localhost', 'demo.test');

const panel = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

/** Signs in, opens another screen, and reloads it. */
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

/** Opens stories and a page of documentation, each without the Storybook manager. */
async function tryStories(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/iframe.html?id=dashboard-dashboardscreen--default&viewMode=story`);
  await expect(balances(page)).toHaveAttribute('aria-busy', 'false');
  await page.goto(`${url}/iframe.html?id=help-helpscreen--default&viewMode=story`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${url}/iframe.html?id=docs-icons--docs&viewMode=docs`);
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByText(/^Copied: |does not allow copying/)).toBeVisible();
}

/** Opens a story in the Storybook manager. */
async function tryWorkbench(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?path=/story/dashboard-dashboardscreen--default`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(balances(story)).toHaveAttribute('aria-busy', 'false');
}

/** Opens both test routes, which respond to their own calls. */
async function tryTestRoutes(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/testing/timeline?persons=5`);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await page.goto(`${url}/testing/stack?count=20&overlap=0`);
  await expect(page.getByText('lane 1 of 1')).toHaveCount(20);
}

/** Signs in in two tabs at once. Both sign-ins are stored: each tab stays signed in after a reload. */
async function tryTwoTabs(context: BrowserContext, url: string): Promise<void> {
  const pages = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(pages.map((page) => page.goto(`${url}/`)));
  await Promise.all(pages.map((page) => signIn(page, 'employee')));
  await Promise.all(pages.map((page) => expectHome(page, 'employee')));
  await Promise.all(pages.map((page) => page.reload()));
  await Promise.all(pages.map((page) => expectHome(page, 'employee')));
}

/** Signs in, opens a screen by its address, and opens help and both test routes. */
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

/** Makes the browser refuse to register service workers, as with a policy or in a private window. */
async function refuseWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  });
}

/** Makes the browser refuse storage. */
async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
}

/** Runs in the page. Keeps every place at which the button of the login is shown. */
function followSubmit(): void {
  // The page of help runs no scripts.
  if (window.top !== window) return;
  const places = new Set<string>();
  function look(): void {
    const { x, y } = document.querySelector('button[type=submit]')?.getBoundingClientRect() ?? {};
    if (x !== undefined) places.add(`${x} ${y}`);
    Object.assign(window, { places: [...places] });
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

test.describe('the demo', { tag: '@test-all' }, () => {
  test('works with another host name without HTTPS, and says that the page responds to its calls', async ({
    page,
    context,
    serveFiles,
  }) => {
    const url = byOtherName(await serveFiles({ directory: demoBuild }));
    await tryDemo(page, url);
    expect(await page.evaluate(() => [window.isSecureContext, 'serviceWorker' in navigator])).toEqual([
      false,
      false,
    ]);
    await expect(panel(page)).toContainText('No service worker responds here');
    await tryTestRoutes(page, url);
    await tryTwoTabs(context, url);
  });

  test('works in a folder', async ({ page, context, serveFiles }) => {
    const url = await serveFiles({ directory: demoBuild, path: folder });
    await tryDemo(page, url);
    await expect(panel(page)).not.toContainText('service worker');
    await page.goto(`${url}/plan/my/202611?person=approver`);
    await expect(page.getByRole('heading', { level: 1, name: 'My plan' })).toBeVisible();
    await tryTestRoutes(page, url);
    await tryTwoTabs(context, url);
  });

  test('works without service workers, including uploads', async ({ page, context, serveDemo }) => {
    await refuseWorkers(context);
    const url = await serveDemo();
    await tryDemo(page, url);
    await expect(panel(page)).toContainText('No service worker responds here');
    await expect(panel(page)).toContainText('Everything works');

    await page.goto(`${url}/my-worksheet`);
    await page.getByRole('button', { name: 'Attachments' }).click();
    const list = page.getByRole('dialog', { name: 'Attachments' });
    const choosing = page.waitForEvent('filechooser');
    await list.getByRole('button', { name: 'Choose a picture' }).click();
    await (await choosing).setFiles(lyingPhoto);
    const form = page.getByRole('dialog', { name: 'New attachment' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Receipt');
    await form.getByRole('button', { name: 'Upload' }).click();
    await expect(list.getByText('Receipt.jpg')).toBeVisible();
  });

  test('works without storage, and says what is missing', async ({ page, context, serveDemo }) => {
    await refuseStorage(context);
    await tryDemo(page, await serveDemo(), { isKept: false });
    await expect(panel(page)).toContainText('is blocking storage');
  });

  test('explains invalid parameters of its address', async ({ page, serveDemo }) => {
    await page.goto(`${await serveDemo()}/?person=nobody&scenario=offline`);
    await expect(panel(page)).toContainText(
      'The value of “person=nobody” in the address is not valid. The default is used: “employee”.',
    );
    await expect(panel(page)).toContainText(
      'The scenario “offline” in the address does not begin with “v1;”.',
    );
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
  });
});

test.describe('the workbench', { tag: '@test-all' }, () => {
  // A warning of Storybook about its own button.
  test.beforeEach(({ expectLine }) => expectLine("The 'ariaLabel' prop on 'PopoverProvider'"));

  test('shows stories with another host name without HTTPS', async ({ page, serveFiles }) => {
    await tryStories(page, byOtherName(await serveFiles({ directory: workbenchBuild })));
  });

  test('shows stories in a folder', async ({ page, serveFiles }) => {
    const url = await serveFiles({ directory: workbenchBuild, path: folder });
    await tryStories(page, url);
    await tryWorkbench(page, url);
  });

  test('shows stories without service workers', async ({ page, context, serveFiles }) => {
    await refuseWorkers(context);
    await tryStories(page, await serveFiles({ directory: workbenchBuild }));
  });

  test('works without storage', async ({ page, context, serveFiles }) => {
    await refuseStorage(context);
    await tryWorkbench(page, await serveFiles({ directory: workbenchBuild }));
  });
});

test.describe('the production build', () => {
  test('works with another host name without HTTPS', { tag: '@test-all' }, async ({ page, serve }) => {
    await tryProduct(page, byOtherName((await serve()).url));
  });

  test('works in a folder that its page names', async ({ page, serveBackendOnly, serveFiles }) => {
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
    test(
      `says at ${path} in a folder that its page does not name that its files cannot be loaded`,
      { tag: path === '/' ? [] : ['@test-all'] },
      async ({ page, serveFiles, expectLine }) => {
        const url = await serveFiles({ directory: productionBuild, path: folder });
        expectLine('404 (Not Found)');
        expectLine('MIME type');
        await page.goto(url + path);
        for (const words of [
          'Self-service could not be loaded.',
          'the base element of index.html must name the folder of the application',
          'Aplikaci se nepodařilo načíst.',
          'Aplikáciu sa nepodarilo načítať.',
        ])
          await expect(page.getByText(words)).toBeInViewport();
      },
    );

  test('works without service workers', { tag: '@test-all' }, async ({ page, context, serve }) => {
    await refuseWorkers(context);
    await tryProduct(page, (await serve()).url);
  });

  test(
    'works without storage, and says what is missing',
    { tag: '@test-all' },
    async ({ page, context, serve }) => {
      await refuseStorage(context);
      await context.addInitScript(followSubmit);
      const { url } = await serve();
      await page.goto(url);
      await expect(page.getByRole('main')).toContainText('Your browser is not storing data for this page');
      const places = await page.evaluate(() => (window as unknown as { places: string[] }).places);
      expect(places, 'the button does not move while it is pressed').toHaveLength(1);
      await tryProduct(page, url, { isKept: false });
    },
  );
});

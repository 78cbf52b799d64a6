import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { areas } from '@selfservice/ui/areas/areas';
import { hrefOf } from '@selfservice/ui/areas/defineArea';
import { actions } from '@selfservice/api/session/permissions';
import type { Action } from '@selfservice/api/session/permissions';
import { openAs, test } from './journey.ts';
import { goTo as goToScreen } from './screens.ts';

interface Route {
  href: string;
  runAction: Action | null;
}

/** The address of every screen with the action that it needs. */
const routes: Route[] = areas
  .flatMap(({ paths = {} }) => Object.entries<Action | null>(paths))
  .map(([path, runAction]) => ({ href: hrefOf(path), runAction }));
const runActions = routes.flatMap(({ runAction }) => (runAction === null ? [] : [actions[runAction]]));
/** Addresses with parameters, as in bookmarks and mails. */
const deepHrefs = ['/plan/my/202612', '/my-worksheet/202610', '/help/plan_my'];

/** Navigates to another screen like a link. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Returns the title of the screen after it has loaded. */
async function titleOf(page: Page): Promise<string> {
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(main.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
  return (await title.innerText()).trim();
}

test(
  'every screen opens for a user with all permissions, and each has its own title',
  { tag: ['@shell-3', '@test-all'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'approver', `${routes[0]?.href}`);
    const titles = [await titleOf(page)];
    for (const { href } of routes.slice(1))
      await test.step(href, async () => {
        await goToScreen(page, href);
        titles.push(await titleOf(page));
      });
    expect(titles).not.toContain('Page not found');
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    for (const href of deepHrefs) {
      await page.goto(server.url + href);
      expect(await titleOf(page), href).not.toBe('Page not found');
    }
  },
);

for (const list of ['disabledActions', 'invisibleActions'] as const)
  test(
    `no screen opens for a user without its run action: ${list}`,
    { tag: ['@shell-33', '@shell-35', '@help-7', ...(list === 'disabledActions' ? [] : ['@test-all'])] },
    async ({ page, serve }) => {
      const server = await serve({ [list]: runActions });
      await openAs(page, server, 'approver', '/nowhere');
      await expect.poll(() => titleOf(page)).toBe('Page not found');
      for (const { href, runAction } of routes)
        await test.step(href, async () => {
          // Opens another address in between, so that the title cannot be that of the previous screen.
          await goTo(page, runAction === null ? '/nowhere' : '/dashboard');
          await (runAction === null
            ? expect.poll(() => titleOf(page)).toBe('Page not found')
            : expect.poll(() => titleOf(page)).not.toBe('Page not found'));
          await goTo(page, href);
          await (runAction === null
            ? expect.poll(() => titleOf(page)).not.toBe('Page not found')
            : expect.poll(() => titleOf(page)).toBe('Page not found'));
        });
    },
  );

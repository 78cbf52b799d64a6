import type { Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import { passRows } from '@selfservice/mock-server/terminal/pass-rows';
import { moveOn, openLater } from './clock.ts';
import { expectHome, loginForm, openAs, test } from './journey.ts';

const kept = (page: Page) => page.getByRole('region', { name: 'Unconfirmed passes' });

test(
  'the pass of a frozen tab is recorded once by another tab, and the frozen one says so when it continues',
  { tag: ['@terminal-32'] },
  async ({ page, context, serve, expectFailure }) => {
    const server = await serve({ configuration: { terminalQueue: true } });
    const recorded = () => [...passRows(server.database).values()].length;
    expectFailure('/InsertNewIpoprtFromOnlineTerm', 'network');
    await openAs(page, server, 'employee', '/online-terminal');
    const call = Promise.withResolvers<Route>();
    await page.route('**/InsertNewIpoprtFromOnlineTerm', (route) => call.resolve(route));
    await page.getByRole('button', { name: 'In', exact: true }).click();
    const held = await call.promise;
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });

    const soon = await context.newPage();
    await openAs(soon, server, 'employee', '/online-terminal');
    await expect(kept(soon)).toContainText('Being sent');
    await soon.close();
    expect(recorded()).toBe(0);
    const later = await context.newPage();
    await openLater(later, 61_000);
    await openAs(later, server, 'employee', '/online-terminal');
    await expect(later.getByText(/^A pass has been recorded after all: In 8:0\d$/)).toBeVisible();
    await expect(kept(later)).toBeHidden();

    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await held.abort();
    await expect(page.getByRole('main').getByText(/^In recorded at 8:0\d$/)).toBeVisible();
    expect(recorded()).toBe(1);
  },
);

test(
  'a frozen tab that continues after the time of the automatic logout shows the login, and nothing before it',
  { tag: ['@session-35'] },
  async ({ page, context, serve }) => {
    const server = await serve({ configuration: { autoLogoutMinutes: 5 } });
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    const home = await page.title();
    // The browser freezes hidden tabs only, and a tab of a test is never hidden.
    await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });

    await moveOn(page, 10 * 60_000);
    await page.evaluate(() => {
      const seen: string[] = [];
      const look = () => {
        if (document.documentElement.style.opacity !== '0') seen.push(document.title);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { seen });
    });
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await page.evaluate(() => document.dispatchEvent(new Event('resume')));
    await expect(loginForm(page).userName).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('opacity', '1');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).not.toContain(home);
  },
);

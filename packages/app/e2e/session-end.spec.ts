import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { localDateTime } from '@selfservice/api/core/local-date';
import { installClock } from './clock.ts';
import { expectHome, loginForm, openAs, signIn, test } from './journey.ts';

const minutes = (count: number) => count * 60_000;
const login = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in' });
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

test(
  'a call refused again after a renewal ends the session, and the next sign-in returns to the page',
  { tag: ['@session-27', '@test-all'] },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/overtime');
    await expect(page.getByRole('heading', { level: 1, name: 'My overtime' })).toBeVisible();
    expectFailure('/GetWflRequestsTabForMobile', 401);
    await page.route('**/GetWflRequestsTabForMobile', (route) => route.fulfill({ status: 401 }));
    await page.getByRole('link', { name: 'My requests' }).first().click();
    await expect(
      page.getByText('Your session has ended. Sign in again to continue where you left off.'),
    ).toBeVisible();
    await page.unrouteAll();
    await signIn(page, 'employee');
    await expect(page).toHaveURL(`${server.url}/my-requests`);
    await expect(page.getByRole('heading', { level: 1, name: 'My requests' })).toBeVisible();
  },
);

test(
  'a logout in one tab ends the other tab of the same sign-in, which shows the reason',
  { tag: ['@session-33'] },
  async ({ context, page, serve }) => {
    const server = await serve();
    const other = await context.newPage();
    const otherPerson = await context.newPage();
    for (const [tab, person] of [
      [page, 'employee'],
      [other, 'employee'],
      [otherPerson, 'approver'],
    ] as const) {
      await openAs(tab, server, person);
      await expectHome(tab, person);
    }
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(login(page)).toBeVisible();
    await expect(other.getByText('You logged out in another tab.')).toBeVisible();
    expect(await other.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await expectHome(otherPerson, 'approver');
  },
);

test(
  'inactivity ends every tab of the sign-in, and activity in one tab keeps all of them',
  { tag: ['@session-36'] },
  async ({ context, serve }) => {
    const server = await serve({ configuration: { autoLogoutMinutes: 5 } });
    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    const [one, two] = tabs;
    // One clock for all tabs.
    const { clock } = context;
    await installClock(context);
    for (const tab of tabs) {
      await openAs(tab, server, 'employee');
      await expectHome(tab, 'employee');
    }
    await clock.fastForward(minutes(4.1));
    await expect(warning(one)).toBeVisible();
    await expect(warning(two)).toBeVisible();
    await one.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning(one)).toBeHidden();
    await expect(warning(two)).toBeHidden();
    await clock.fastForward(minutes(4.1));
    await expect(warning(two)).toBeVisible();
    await clock.fastForward(minutes(1));
    for (const tab of tabs)
      await expect(tab.getByText('You were logged out after a period of inactivity.')).toBeVisible();
  },
);

for (const way of ['mouse', 'touch', 'key'] as const) {
  test(
    `"Log out" in the warning works by ${way}`,
    { tag: ['@session-9', '@test-all'] },
    async ({ browser, serve }) => {
      const server = await serve({ configuration: { autoLogoutMinutes: 5 } });
      await using context = await browser.newContext({ hasTouch: way === 'touch' });
      const page = await context.newPage();
      await installClock(page);
      await openAs(page, server, 'employee');
      await expectHome(page, 'employee');
      await page.clock.fastForward(minutes(4.1));
      const button = warning(page).getByRole('button', { name: 'Log out' });
      await expect(button).toBeVisible();
      // A real press takes longer than an event.
      if (way === 'mouse') {
        await button.hover();
        await page.mouse.down();
        await page.clock.runFor(300);
        await page.mouse.up();
      } else if (way === 'touch') await button.tap();
      else {
        await page.keyboard.press('Shift+Tab');
        await expect(button).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(login(page)).toBeVisible();
      await expect(page.getByText('You were logged out')).toBeHidden();
    },
  );
}

test('a press outside of the warning is activity', { tag: '@test-all' }, async ({ page, serve }) => {
  const server = await serve({ configuration: { autoLogoutMinutes: 5 } });
  await installClock(page);
  await openAs(page, server, 'employee');
  await expectHome(page, 'employee');
  await page.clock.fastForward(minutes(4.1));
  await expect(warning(page)).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(warning(page)).toBeHidden();
});

test(
  'the warning and the automatic logout work during the forced password change',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve({ configuration: { autoLogoutMinutes: 5 } });
    await installClock(page);
    await page.goto(server.url);
    await signIn(page, 'mustChangePassword');
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    await page.clock.fastForward(minutes(4.1));
    await expect(warning(page)).toBeVisible();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning(page)).toBeHidden();
    await page.clock.fastForward(minutes(5));
    await expect(page.getByText('You were logged out after a period of inactivity.')).toBeVisible();
  },
);

test(
  'a reload after the time of inactivity shows the login',
  { tag: ['@session-37'] },
  async ({ page, serve }) => {
    const server = await serve({ configuration: { autoLogoutMinutes: 5 } });
    await installClock(page);
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    await page.evaluate(() => {
      const at = Number(sessionStorage.getItem('selfservice.lastActivity'));
      sessionStorage.setItem('selfservice.lastActivity', String(at - 4 * 60_000));
    });
    await page.reload();
    await expectHome(page, 'employee');
    await page.evaluate(() => {
      const at = Number(sessionStorage.getItem('selfservice.lastActivity'));
      sessionStorage.setItem('selfservice.lastActivity', String(at - 4 * 60_000));
    });
    await page.reload();
    await expect(page.getByText('You were logged out after a period of inactivity.')).toBeVisible();
    await expect(loginForm(page).userName).toBeVisible();
  },
);

test(
  'a device that wakes up with an expired token and no network says so, and continues when the network is back',
  { tag: ['@session-24', '@session-25'] },
  async ({ page, serve, expectFailure }) => {
    const serverClock = createManualClock(localDateTime('2026-11-20T08:00:00'));
    const server = await serve({}, { clock: serverClock });
    await installClock(page);
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    expectFailure('/Token', 'network');
    // Calls that are repeated when the network is back may be sent before the token is renewed.
    expectFailure('/DashboardData', 401);
    expectFailure('/SelfService_GetMyPlanData', 401);
    await page.route('**/Token', (route) => route.abort('internetdisconnected'));
    serverClock.advance(minutes(120));
    await page.clock.fastForward(minutes(120));
    await expect(page.getByText('No connection. Trying again…')).toBeVisible();
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('No connection. Trying again…')).toBeHidden();
    await page.getByRole('link', { name: 'My requests' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'My requests' })).toBeVisible();
  },
);

import { expect } from '@playwright/test';
import { installClock } from './clock.ts';
import { expectHome, openAs, signIn, test } from './journey.ts';

test('the requested address is kept through the login', { tag: ['@shell-6'] }, async ({ page, serve }) => {
  const server = await serve();
  await openAs(page, server, 'approver', '/my-worksheet/202610?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'My worksheet' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/my-worksheet/202610?from=mail`);
});

test('old and short addresses redirect', { tag: ['@shell-1', '@shell-2'] }, async ({ page, serve }) => {
  const server = await serve();
  await openAs(page, server, 'approver', '/requests-aproove');
  await expect(page).toHaveURL(`${server.url}/requests-approve`);
  await page.goto(server.url);
  await expect(page).toHaveURL(`${server.url}/dashboard`);
});

test(
  'an unknown address shows the not-found screen with a link to home',
  { tag: ['@shell-5'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeFocused();
    await expect(page.getByText('404')).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Self-service');
    await page.getByRole('link', { name: 'Go to home' }).click();
    await expectHome(page, 'employee');
  },
);

test(
  'a screen without permission is not found and has no navigation entry',
  { tag: ['@test-all', '@shell-33', '@shell-34'] },
  async ({ page, serve }) => {
    const server = await serve({ disabledActions: ['SelfServiceApp_RunReports'] });
    await openAs(page, server, 'employee', '/reports');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    const areas = page.getByRole('navigation', { name: 'Areas', exact: true });
    await expect(areas.getByRole('link', { name: 'Presence' })).toBeVisible();
    await expect(areas.getByRole('link', { name: 'Reports' })).toBeHidden();
  },
);

test('opening a screen and going back moves the focus and keeps the data', async ({ page, serve }) => {
  const server = await serve();
  await openAs(page, server, 'employee');
  await expectHome(page, 'employee');
  await page.getByRole('link', { name: 'Presence' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Presence' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Good morning' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Balances' })).toHaveAttribute('aria-busy', 'false');
});

test(
  'the "More" menu opens personal card, help and my account',
  { tag: ['@shell-14', '@help-5'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    const more = page.getByRole('button', { name: 'More' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Personal card' }).click();
    await expect(page).toHaveURL(`${server.url}/personal-card`);
    // The previous screen stays until the code of the next one has loaded, and help is that of the visible screen.
    await expect(page.getByRole('heading', { level: 1, name: 'Personal card' })).toBeVisible();
    await more.click();
    await page.getByRole('menuitem', { name: 'Help' }).click();
    await expect(page).toHaveURL(`${server.url}/help/personal-card`);
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();
    await more.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'My account' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'My account' })).toContainText('Jana Dvořáková');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(more).toBeFocused();
  },
);

test(
  'the info text of the configuration is under the login and in the footer',
  { tag: ['@shell-16', '@shell-17', '@test-all'] },
  async ({ page, serve }) => {
    const { url } = await serve({ configuration: { infoText: 'Help desk: extension 4411' } });
    await page.goto(url);
    await expect(page.getByText('Help desk: extension 4411')).toBeVisible();
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Version 2.43, build 270.1');
    await expect(footer).toContainText('Help desk: extension 4411');
  },
);

test('a chosen theme stays after a reload', { tag: '@test-all' }, async ({ page, serve }) => {
  const server = await serve();
  await openAs(page, server, 'employee');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expectHome(page, 'employee');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a newly deployed version is offered', async ({ page, serve }) => {
  const server = await serve();
  await installClock(page);
  // The check is loaded after everything else.
  const watch = page.waitForResponse('**/LateNotices-*.js');
  await openAs(page, server, 'employee');
  await expectHome(page, 'employee');
  await page.clock.fastForward(10_000);
  await watch;
  let responses = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/version.json')) responses++;
  });
  await expect
    .poll(async () => {
      await page.clock.fastForward(10 * 60_000);
      return responses;
    })
    .toBeGreaterThan(0);
  await expect(page.getByText('A new version is available.')).toBeHidden();
  await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'another' } }));
  await page.clock.fastForward(10 * 60_000);
  await expect(page.getByText('A new version is available.')).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('A new version is available.')).toBeHidden();
});

import { expect } from '@playwright/test';
import { expectHome, signIn, test } from './journey.ts';

test('the demo responds to its own calls and keeps its scenario', async ({ page, serveDemo }) => {
  const url = await serveDemo();
  await page.goto(`${url}/?person=approver`);
  const panel = page.getByRole('complementary', { name: 'Demo' });
  await expect(panel).toContainText('sign in as petr with demo');
  await signIn(page, 'approver');
  await expectHome(page, 'approver');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good morning');
  await expect(page).toHaveURL(`${url}/dashboard?person=approver`);

  await page.getByRole('link', { name: 'Requests to approve' }).first().click();
  await expect(page).toHaveURL(`${url}/requests-approve?person=approver`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Requests to approve' })).toBeVisible();
});

test('the demo ignores a failed update of a service worker that is unregistered', async ({
  page,
  serveDemo,
}) => {
  await page.goto(await serveDemo());
  await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible();
  const isPassedOver = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.unregister();
    const refusal = new Promise<Event>((resolve) => window.addEventListener('unhandledrejection', resolve));
    // Nothing awaits it, as in the library of the mock server after a reload.
    void registration.update();
    return (await refusal).defaultPrevented;
  });
  expect(isPassedOver).toBe(true);
});

test('the demo changes language and network', async ({ page, serveDemo, expectFailure }) => {
  expectFailure('/DashboardData', 403);
  await page.goto(await serveDemo());
  await signIn(page, 'employee');
  await expectHome(page, 'employee');
  const panel = page.getByRole('complementary', { name: 'Demo' });
  await panel.getByText('signed in as').click();
  await panel.getByRole('combobox', { name: /^Language/ }).selectOption('Čeština');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await panel.getByText('signed in as').click();
  await panel.getByRole('combobox', { name: /^Network/ }).selectOption('Dashboard: refused (403)');
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  await expect(page).toHaveURL(/language=cs/);
});

test('the demo bar shows the signed-in user, and its settings keep the address', async ({
  page,
  serveDemo,
}) => {
  const url = await serveDemo();
  await page.goto(`${url}/requests-approve?from=mail`);
  const panel = page.getByRole('complementary', { name: 'Demo' });
  await expect(panel).toContainText('sign in as jana with demo');
  await signIn(page, 'approver');
  const heading = page.getByRole('heading', { level: 1, name: 'Requests to approve' });
  await expect(heading).toBeVisible();
  await expect(panel).toContainText('signed in as petr');
  await expect(panel).not.toContainText('sign in as');

  await test.step('another network keeps person and screen', async () => {
    await panel.getByText('signed in as').click();
    await panel.getByRole('combobox', { name: /^Network/ }).selectOption('Dashboard: broken response');
    await expect(page).toHaveURL(/failures=/);
    await expect(heading).toBeVisible();
    await expect(panel).toContainText('signed in as petr');
    await expect(page).toHaveURL(/\/requests-approve\?from=mail&/);
  });

  await test.step('another person signs in to the same screen', async () => {
    await panel.getByText('signed in as').click();
    await panel.getByRole('combobox', { name: /^Person/ }).selectOption({ value: 'manager' });
    await expect(panel).toContainText('sign in as eva with demo');
    await signIn(page, 'manager');
    await expect(heading).toBeVisible();
    await expect(panel).toContainText('signed in as eva');
    await expect(page).toHaveURL(/\/requests-approve\?from=mail&/);
  });
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { expectHome, signIn, signInInCzech, test } from './journey.ts';

const demoPanel = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

test('the demo responds to its own calls and keeps its scenario', async ({ page, serveDemo }) => {
  const url = await serveDemo();
  await page.goto(`${url}/?person=approver`);
  const panel = demoPanel(page);
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
  await expect(demoPanel(page)).toBeVisible();
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
  const panel = demoPanel(page);
  await panel.getByText('signed in as').click();
  await panel.getByRole('combobox', { name: /^Language/ }).selectOption('Čeština');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await panel.getByText('přihlášený uživatel').click();
  await panel.getByRole('combobox', { name: /^Síť/ }).selectOption('Přehled: odmítnutí (403)');
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  await expect(page).toHaveURL(/language=cs/);
});

test('the demo bar shows the signed-in user, and its settings keep the address', async ({
  page,
  serveDemo,
}) => {
  const url = await serveDemo();
  await page.goto(`${url}/requests-approve?from=mail`);
  const panel = demoPanel(page);
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

test.describe('with a Czech browser', () => {
  test.use({ locale: 'cs-CZ' });

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('the demo is Czech before and after the sign-in, until another language is chosen', async ({
    page,
    serveDemo,
  }) => {
    await page.goto(await serveDemo());
    await expect(demoPanel(page)).toContainText('přihlaste se jako jana s heslem demo');
    await signInInCzech(page, 'employee');
    await expect(heading(page)).toHaveText('Dobré ráno');
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await demoPanel(page).getByText('přihlášený uživatel: jana').click();
    await demoPanel(page)
      .getByRole('combobox', { name: /^Jazyk/ })
      .selectOption('Slovenčina');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
    await expect(demoPanel(page)).toContainText('prihlásený používateľ: jana');
  });

  test('a language that was saved in the demo stays', async ({ page, serveDemo }) => {
    await page.goto(await serveDemo());
    await signInInCzech(page, 'employee');
    await page.getByRole('banner').getByRole('button', { name: 'Další', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Můj účet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /Jazyk/ }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(demoPanel(page)).toContainText('signed in as jana');
    await page.reload();
    await expect(heading(page)).toHaveText('Good morning');
  });

  test('a person with a language of their own keeps it', async ({ page, serveDemo }) => {
    await page.goto(`${await serveDemo()}/?person=slovak`);
    await signInInCzech(page, 'slovak');
    await expect(heading(page)).toHaveText('Dobré ráno');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  });
});

test.describe('in two tabs', () => {
  /** Opens a new tab and signs a person in. */
  async function tabOf(context: BrowserContext, url: string, person: PersonKey): Promise<Page> {
    const page = await context.newPage();
    await page.goto(url);
    await signIn(page, person);
    await expect(page.getByRole('navigation', { name: 'Areas', exact: true })).toBeVisible();
    return page;
  }

  /** Requests a day and returns the tabs of the employee and the approver, both with their requests. */
  async function requestDay(context: BrowserContext, url: string): Promise<[employee: Page, approver: Page]> {
    const query = `?${new URLSearchParams({ configuration: '{"undoSeconds":0}' }).toString()}`;
    const employee = await tabOf(context, `${url}/my-requests${query}`, 'employee');
    const approver = await tabOf(context, `${url}/requests-approve${query}`, 'approver');
    await employee.getByRole('button', { name: 'New request' }).click();
    const dialog = employee.getByRole('dialog', { name: 'New request' });
    await dialog.getByRole('button', { name: /Type of absence/ }).click();
    await employee.getByRole('option', { name: 'Doctor' }).click();
    await dialog.getByRole('textbox', { name: /Note/ }).fill('Shared by two tabs');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog).toBeHidden();
    return [employee, approver];
  }

  const doctor = (page: Page) => page.getByRole('row', { name: /Doctor .*21 Nov/ });

  test('the demo shares a request and its approval, and a reload keeps both', async ({
    context,
    serveDemo,
  }) => {
    const [employee, approver] = await requestDay(context, await serveDemo());
    await expect(doctor(employee)).toContainText('Pending');
    await approver.reload();
    await doctor(approver).click();
    const detail = approver.getByRole('region', { name: /^Request of/ });
    await expect(detail).toContainText('Shared by two tabs');
    await detail.getByRole('button', { name: 'Approve' }).click();
    await expect(doctor(approver)).toBeHidden();
    await employee.reload();
    await expect(doctor(employee)).toHaveCount(0);
    await employee.getByText('Show only pending').click();
    await expect(doctor(employee)).toContainText('Approved');
    await employee.reload();
    await expect(doctor(employee)).toContainText('Approved');
  });

  test('a reset in one tab shows the sign-in page in both, and removes the changes', async ({
    context,
    serveDemo,
  }) => {
    const [employee, approver] = await requestDay(context, await serveDemo());
    await demoPanel(approver).getByText('signed in as petr').click();
    await demoPanel(approver).getByRole('button', { name: 'Reset' }).click();
    const question = approver.getByRole('alertdialog', { name: 'Reset the demo?' });
    await question.getByRole('button', { name: 'Reset' }).click();
    for (const page of [approver, employee]) {
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard\?configuration=[^#]*$/);
    }
    await signIn(employee, 'employee');
    await employee
      .getByRole('link', { name: /^My requests/ })
      .first()
      .click();
    await expect(employee.getByRole('grid').getByRole('row').first()).toBeVisible();
    await expect(doctor(employee)).toHaveCount(0);
  });
});

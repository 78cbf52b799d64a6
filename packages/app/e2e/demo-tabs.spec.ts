import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { choose, demoStrip, openDemoPanel, openPanelTab } from './demo-panel.ts';
import { signIn, test } from './journey.ts';

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

test(
  'the demo shares a request and its approval, and a reload keeps both',
  { tag: '@test-all' },
  async ({ context, serveDemo }) => {
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
  },
);

test(
  'the copied link shows the approved request in another browser',
  { tag: ['@demo-7', '@test-all'] },
  async ({ browser, context, serveDemo }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [employee, approver] = await requestDay(context, await serveDemo());
    await approver.reload();
    await doctor(approver).click();
    const detail = approver.getByRole('region', { name: /^Request of/ });
    await detail.getByRole('button', { name: 'Approve' }).click();
    await expect(doctor(approver)).toBeHidden();

    await employee.reload();
    await employee.getByText('Show only pending').click();
    await expect(doctor(employee)).toContainText('Approved');
    const panel = await openPanelTab(employee, 3);
    await expect(panel.getByRole('switch', { name: /2 changes/ })).toBeChecked();
    await panel.getByRole('button', { name: 'Copy link' }).click();
    await expect(panel.getByText('The link has been copied.')).toBeVisible();
    const link = await employee.evaluate(() => navigator.clipboard.readText());

    await using other = await browser.newContext();
    const visitor = await other.newPage();
    await visitor.goto(link);
    await expect(demoStrip(visitor)).toContainText('signed in as jana');
    await visitor.getByText('Show only pending').click();
    await expect(doctor(visitor)).toContainText('Approved');
    await expect(visitor).not.toHaveURL(/done=|#/);
    await visitor.reload();
    await expect(doctor(visitor)).toContainText('Approved');
  },
);

test(
  'a changed setting reaches the other tab, which keeps its person',
  { tag: ['@demo-10', '@test-all'] },
  async ({ context, serveDemo }) => {
    const url = await serveDemo();
    const employee = await tabOf(context, url, 'employee');
    const approver = await tabOf(context, url, 'approver');
    const panel = await openPanelTab(employee, 2);
    await choose(panel, /Speed$/, /^Mobile network/);
    await expect(approver).toHaveURL(/latencyMs=300/);
    await choose(panel, /Language$/, 'Čeština');
    await panel.getByRole('button', { name: 'Apply' }).click();
    for (const page of [employee, approver]) await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await expect(demoStrip(approver)).toContainText('přihlášený uživatel: petr');
    await expect(demoStrip(employee)).toContainText('přihlášený uživatel: jana');
  },
);

test(
  'a reset in one tab shows the sign-in page in both, and removes the changes',
  { tag: '@test-all' },
  async ({ context, serveDemo }) => {
    const [employee, approver] = await requestDay(context, await serveDemo());
    const panel = await openDemoPanel(approver);
    await panel.getByRole('button', { name: 'Reset' }).click();
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
  },
);

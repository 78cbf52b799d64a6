import { expect } from '@playwright/test';
import { installClock } from './clock.ts';
import { expectHome, openAs, test } from './journey.ts';
import { failing } from '@selfservice/mock-server/core/failure';
import { unavailabilityRows } from '@selfservice/mock-server/unavailability/unavailability-rows';

// The day of the backend, so that a new unavailability begins with the next day.
test.beforeEach(({ context }) => installClock(context, { time: '2026-11-20T08:00:00' }));

test(
  'an unavailability without approval is created and deleted',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    const before = unavailabilityRows(server.database).size;
    await page
      .getByRole('navigation', { name: 'Areas', exact: true })
      .getByRole('link', { name: /^My unavailability/ })
      .click();
    await page.getByRole('button', { name: 'New unavailability' }).click();
    const dialog = page.getByRole('dialog', { name: 'New unavailability' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('A note is required to enter a request.');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Evening school');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Evening school')).toBeVisible();
    expect(unavailabilityRows(server.database).size).toBe(before + 1);

    await page.getByRole('button', { name: /^Delete Sat 21 Nov/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByText('Evening school')).toBeHidden();
    expect(unavailabilityRows(server.database).size).toBe(before);
  },
);

test('an unavailability with approval is requested and approved', async ({ page, context, serve }) => {
  const server = await serve({ configuration: { undoSeconds: 0 }, language: 'en' });
  await openAs(page, server, 'longName', '/my-unavailability');
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(1);
  await page.getByRole('button', { name: 'New unavailability' }).click();
  const dialog = page.getByRole('dialog', { name: 'New unavailability' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Lectures');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);

  const approver = await context.newPage();
  await openAs(approver, server, 'director', '/unavailabilities-approve');
  await expect(approver.getByText('2 unavailabilities')).toBeVisible();
  await approver.getByRole('row', { name: /21 Nov/ }).click();
  await approver
    .getByRole('region', { name: /^Request of/ })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(approver.getByText('1 unavailability')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(1);
});

test(
  'my unavailability loads the dashboard first when its address is opened directly',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve();
    const gate = Promise.withResolvers<void>();
    await page.route('**/DashboardData', async (route) => {
      await gate.promise;
      await route.continue();
    });
    const dashboard = page.waitForRequest('**/DashboardData');
    await openAs(page, server, 'slovak', '/my-unavailability');
    await dashboard;
    await expect(page.getByRole('grid').getByRole('row')).not.toHaveCount(5);
    gate.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Moja nedostupnosť' })).toBeVisible();
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(5);
  },
);

test(
  'an unavailability repeats every week, and a refused day can be saved later',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve({
      failures: [failing('postCreateUnavailability', '409', { occasion: 2 })],
    });
    expectFailure('/SelfService_CreatePLNUNAVA', 409);
    await openAs(page, server, 'employee', '/my-unavailability');
    await page.getByRole('button', { name: 'New unavailability' }).click();
    const dialog = page.getByRole('dialog', { name: 'New unavailability' });
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Evening school');
    await dialog.getByText('Repeat every week').click();
    const days = dialog.getByRole('list', { name: 'Days of the repetition' }).getByRole('listitem');
    await expect(days).toHaveCount(5);
    const before = unavailabilityRows(server.database).size;
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('Only some of the days were saved.');
    await expect(days.nth(1)).toContainText('Not saved');
    expect(unavailabilityRows(server.database).size).toBe(before + 4);
    await page.reload();
    await expect(days.nth(0)).toContainText('Saved');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    expect(unavailabilityRows(server.database).size).toBe(before + 5);
  },
);

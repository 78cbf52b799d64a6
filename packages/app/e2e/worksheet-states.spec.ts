import { expect } from '@playwright/test';
import { installClock } from './clock.ts';
import { openAs, test } from './journey.ts';

test.beforeEach(({ context }) => installClock(context, { time: '2026-11-20T08:00:00' }));

test(
  'worksheets of the previous month can be filtered, opened, and are kept after a reload',
  { tag: ['@test-all', '@worksheet-states-1', '@worksheet-states-2', '@worksheet-states-6'] },
  async ({ page, serve }) => {
    const server = await serve({ language: 'en' });
    await openAs(page, server, 'approver', '/worksheet/states');
    await expect(page.getByRole('button', { name: 'October 2026' })).toBeVisible();
    await expect(page.getByText(/^\d+ worksheets$/)).toBeVisible();

    const sent = page.waitForRequest((request) => request.url().includes('/SelfService_GetWorksheetStates'));
    await page.getByRole('button', { name: 'Other filter None' }).click();
    await page.getByRole('menuitemradio', { name: 'Only signed by hand' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ Value: { LoadSigned: true, LoadUnsigned: false } });
    await page.getByRole('button', { name: 'Other filter Only signed by hand' }).click();
    await page.getByRole('menuitemradio', { name: 'All', exact: true }).click();
    await expect(page).toHaveURL(/state=all/);
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(page).toHaveURL(/month=202609/);

    await page.getByRole('row', { name: /^Dvořáková Jana/ }).click();
    const detail = page.getByRole('region', { name: 'Worksheet of Dvořáková Jana' });
    await expect(detail.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await page.goBack();
    await expect(detail).toBeHidden();

    await page.reload();
    await expect(page.getByRole('button', { name: 'September 2026' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save or print' }).click();
    await page.getByRole('menuitem', { name: 'Save as CSV' }).click();
    expect((await saved).suggestedFilename()).toBe('Worksheet states 2026-09.csv');
  },
);

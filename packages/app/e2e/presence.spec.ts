import { expect } from '@playwright/test';
import { openAs, test } from './journey.ts';

test('another centre shows its people, and is kept for the department plan', async ({ page, serve }) => {
  const server = await serve({ at: '2026-11-18T10:00:00' });
  await openAs(page, server, 'manager', '/presence');
  await expect(page.getByRole('heading', { level: 1, name: 'Presence' })).toBeVisible();
  await page.getByRole('button', { name: 'Production with sub-centres' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a centre' });
  for (const name of ['Serial production', 'Hall 1']) {
    await dialog.getByRole('row', { name }).click();
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(
      new RegExp(`^${name}`),
    );
  }
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hall 1 with sub-centres' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Present, \d+$/ })).toBeVisible();

  await page
    .getByRole('row', { name: /, Present/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^Presence of / })).toContainText('Last pass');
  await page.reload();
  await expect(page.getByRole('region', { name: /^Presence of / })).toContainText('Last pass');

  await page.goto(`${server.url}/plan/department`);
  await expect(page.getByRole('button', { name: 'Hall 1 with sub-centres' })).toBeVisible();

  await page.getByRole('button', { name: 'Hall 1 with sub-centres' }).click();
  await dialog.getByRole('link', { name: 'Production', exact: true }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Production with sub-centres' }).click();
  await dialog.getByRole('list', { name: 'Recent' }).getByRole('button', { name: 'Hall 1' }).click();
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(/^Hall 1/);
});

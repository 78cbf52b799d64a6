import { expect } from '@playwright/test';
import { expectHome, openAs, test } from './journey.ts';

test('the menu opens the personal card with photo and contacts', async ({ page, serve }) => {
  const server = await serve();
  await openAs(page, server, 'approver');
  await expectHome(page, 'approver');
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Personal card' }).click();
  await expect(page).toHaveURL(`${server.url}/personal-card`);
  await expect(page.getByRole('heading', { level: 1, name: 'Personal card' })).toBeFocused();
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { name: 'Ing. Petr Svoboda, Ph.D.' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'petr.svoboda@example.com' })).toHaveAttribute(
    'href',
    'mailto:petr.svoboda@example.com',
  );
  expect(await card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
});

test(
  'a photo that cannot be loaded is replaced by initials',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure, expectLine }) => {
    expectFailure('/photographs/0001010.jpg', 404);
    expectLine('The saved language "de" is not supported');
    const server = await serve();
    await openAs(page, server, 'unsupportedLanguage', '/personal-card');
    const card = page.getByRole('article');
    await expect(card.getByRole('heading', { name: 'Klaus Weber' })).toBeVisible();
    await expect(card.getByText('KW')).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
  },
);

import { expect } from '@playwright/test';
import { expectHome, test } from './journey.ts';

const external = { authenticationUrl: '/external/sign-in' };

test('the organisation’s sign-in is gone to at once, and back to where one was', async ({ page, serve }) => {
  const { url } = await serve({ startup: { isDelegatedAuthEnabled: true }, configuration: external });
  await page.goto(`${url}/reports?from=mail`);
  await expect(page.getByRole('heading', { name: 'External sign-in' })).toBeVisible();
  await page.getByRole('button', { name: 'Petr Svoboda' }).click();
  await expect(page).toHaveURL(`${url}/reports?from=mail`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('infiniteLoopProtection');
});

test('without an identity there it asks for a password instead of going round and round', async ({
  page,
  serve,
}) => {
  const { url } = await serve({ startup: { isDelegatedAuthEnabled: true }, configuration: external });
  await page.goto(url);
  await page.getByRole('heading', { name: 'External sign-in' }).waitFor();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('the organisation’s sign-in is a button with its own words', async ({ page, serve }) => {
  const { url } = await serve({
    startup: {
      isDelegatedAuthEnabled: true,
      delegatedAuthStyle: 1,
      delegatedAuthCustomizableText: 'Go on with the badge',
    },
    configuration: external,
  });
  await page.goto(url);
  await page.getByRole('button', { name: 'Go on with the badge' }).click();
  await page.getByRole('button', { name: 'Jana Dvořáková' }).click();
  await expectHome(page, 'employee');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Go on with the badge' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('externalIdentity');
});

test('Windows knows who it is', async ({ page, serve }) => {
  const { url } = await serve({ startup: { canRunWindowsAuth: true }, windowsIdentity: 'approver' });
  await page.goto(url);
  await expectHome(page, 'approver');
});

test('the backend may live on another origin', async ({ page, serve, serveBackendOnly }) => {
  const backend = await serveBackendOnly({ startup: { isDelegatedAuthEnabled: true } });
  const app = await serve({
    configuration: { endpoint: backend.url, authenticationUrl: `${backend.url}/external/sign-in` },
  });
  await page.goto(`${app.url}/reports`);
  await page.getByRole('button', { name: 'Jana Dvořáková' }).click();
  await expect(page).toHaveURL(`${app.url}/reports`);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expectHome(page, 'employee');
  expect(backend.database.accessTokens.size).toBeGreaterThan(0);
  expect(app.database.accessTokens.size).toBe(0);
});

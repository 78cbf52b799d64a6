import { expect } from '@playwright/test';
import { expectHome, test } from './journey.ts';

const external = { authenticationUrl: '/external/sign-in' };

test(
  'automatic redirection leaves for the organisation’s sign-in and returns to the same address',
  { tag: ['@session-16', '@session-17'] },
  async ({ page, serve }) => {
    const { url } = await serve({ startup: { isDelegatedAuthEnabled: true }, configuration: external });
    await page.goto(`${url}/reports?from=mail`);
    await expect(page.getByRole('heading', { name: 'External sign-in' })).toBeVisible();
    await page.getByRole('button', { name: 'Petr Svoboda' }).click();
    await expect(page).toHaveURL(`${url}/reports?from=mail`);
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('infiniteLoopProtection');
  },
);

test(
  'a return without an identity shows the login instead of redirecting again',
  { tag: ['@session-15'] },
  async ({ page, serve }) => {
    const { url } = await serve({ startup: { isDelegatedAuthEnabled: true }, configuration: external });
    await page.goto(url);
    await page.getByRole('heading', { name: 'External sign-in' }).waitFor();
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  },
);

test(
  'the organisation’s sign-in is a button with its own text',
  { tag: ['@session-7', '@session-18', '@test-all'] },
  async ({ page, serve }) => {
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
  },
);

test('the Windows identity signs the user in', { tag: ['@session-13'] }, async ({ page, serve }) => {
  const { url } = await serve({ startup: { canRunWindowsAuth: true }, windowsIdentity: 'approver' });
  await page.goto(url);
  await expectHome(page, 'approver');
});

test(
  'the backend can be on another origin',
  { tag: ['@shell-40'] },
  async ({ page, serve, serveBackendOnly }) => {
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
  },
);

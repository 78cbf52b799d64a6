import { expect } from '@playwright/test';
import { failing } from '@selfservice/mock-server/core/failure';
import { loginForm, openAs, signIn, test } from './journey.ts';

const failures = [failing('getOvertime', '500', { body: 'exception' })];

test(
  'in debug mode errors are counted, listed, copied and deleted',
  {
    tag: [
      '@test-all',
      '@errors-1',
      '@errors-3',
      '@errors-4',
      '@errors-5',
      '@errors-7',
      '@errors-8',
      '@errors-9',
    ],
  },
  async ({ page, context, serve, expectFailure }) => {
    expectFailure('/Token', 'network');
    expectFailure('/GetOvertime', 500);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const configuration = { debug: true };
    const server = await serve({ configuration });
    await page.goto(`${server.url}/overtime`);
    await expect(page.getByRole('button', { name: '0 errors' })).toBeVisible();
    server.setScenario({ configuration, isOffline: true });
    await signIn(page, 'employee');
    await expect(page.getByRole('button', { name: '1 error', exact: true })).toBeVisible();
    server.setScenario({ configuration, failures });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const open = page.getByRole('button', { name: '2 errors' });
    await expect(open).toBeVisible();

    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Captured errors' });
    const rows = dialog.getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(/500GET \/breeze\/IpoData\/GetOvertime/);
    await expect(rows.last()).toContainText('POST /Token');
    await dialog.getByRole('button', { name: /^Copy details: .*GetOvertime/ }).click();
    await expect(dialog.getByRole('status')).toHaveText('The details have been copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`GET ${server.url}/breeze/IpoData/GetOvertime`);
    expect(copied).toContain('content-type: application/json');
    expect(copied).toContain('Thrown on request.');
    const tokens = [...server.database.accessTokens.keys()];
    expect(tokens).not.toHaveLength(0);
    for (const secret of tokens) expect(copied).not.toContain(secret);

    await dialog.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await expect(rows).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Delete all and close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: '0 errors' })).toBeFocused();
  },
);

test(
  'a config.json that was replaced by a portal is in the list after a successful retry',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const { url } = await serve({ configuration: { debug: true } });
    const portal = /config\.json$|\/Startup$|\/IsSelfServiceLicenseValid$/;
    await page.route(portal, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Free Wi-Fi</title>' }),
    );
    await page.goto(url);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByText(/another page instead of the file config.json/)).toBeVisible();
    await expect(page.getByRole('button', { name: /\d errors?$/ })).toHaveCount(0);
    await page.unroute(portal);
    await retry.click();
    await expect(loginForm(page).userName).toBeVisible();
    await page.getByRole('button', { name: /\d errors?$/ }).press('Enter');
    const rows = page.getByRole('dialog', { name: 'Captured errors' }).getByRole('listitem');
    await expect(rows.last()).toContainText('config.json');
  },
);

test(
  'without debug mode there is no error list, and its code is not fetched',
  { tag: ['@errors-2'] },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/GetOvertime', 500);
    const server = await serve({ failures });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openAs(page, server, 'employee', '/overtime');
    await expect(page.getByText('Overtime could not be loaded.')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Debug mode' })).toBeHidden();
    expect(fetched.filter((address) => address.includes('show-error-list'))).toEqual([]);
  },
);

test(
  'in debug mode responses that deviate from the contract are listed by call and field, without values',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const { url } = await serve({ configuration: { debug: true } });
    await page.route(/\/GetOvertime$/, async (route) => {
      const response = await route.fetch();
      const rows = (await response.json()) as object[];
      await route.fulfill({ response, json: rows.map((row) => ({ ...row, approvedBy: 'Eva Horáková' })) });
    });
    await page.goto(`${url}/overtime`);
    await expect(page.getByRole('button', { name: '0 deviations' })).toBeVisible();
    await signIn(page, 'employee');
    await page.getByRole('button', { name: '1 deviation', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Deviations from the contract' });
    const call = dialog.getByRole('region', { name: 'GET /breeze/IpoData/GetOvertime' });
    await expect(call.getByRole('listitem')).toHaveText(
      /^\[\]\.approvedBynot in the contract, found string\d answers?$/,
    );
    await expect(dialog).not.toContainText('Eva');
  },
);

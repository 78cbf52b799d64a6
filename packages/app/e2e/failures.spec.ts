import { failing } from '@selfservice/mock-server/core/failure';
import { expect } from '@playwright/test';
import { expectHome, signIn, test } from './journey.ts';

test('a failed change of person is notified and reported, once and without secrets', async ({
  page,
  serve,
  expectFailure,
}) => {
  expectFailure('/GetAuthUserTicketSelfService', 500);
  const server = await serve();
  await page.goto(server.url);
  await signIn(page, 'twoEmployments');
  await expectHome(page, 'twoEmployments');
  server.setScenario({ failures: [failing('getEmploymentTicket', '500')] });
  await page.getByRole('button', { name: /Warehouse/ }).click();
  await page.getByRole('menuitemradio', { name: /Night transport/ }).click();

  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText('An error occurred on the server, contact your administrator.');
  await notifications.getByText('Details for the administrator').click();
  await expect(notifications).toContainText('The server answers 500 on request.');
  await notifications.getByRole('button', { name: 'Close the notification' }).click();
  await expect(notifications.getByRole('status')).toBeEmpty();
  await expect(page.getByRole('list', { name: 'About you' })).toContainText('Warehouse');

  const [report, ...others] = server.database.errorReports;
  expect(others).toEqual([]);
  expect(report).toMatchObject({ status: 500, route: '/dashboard', version: '2.43 (270.1)' });
  const secrets = [...server.database.accessTokens.keys(), ...server.database.refreshTokens.keys(), 'demo'];
  for (const secret of secrets) expect(JSON.stringify(report)).not.toContain(secret);
});

test('a failed dashboard says so, and trying again brings it', async ({ page, serve, expectFailure }) => {
  expectFailure('/DashboardData', 403);
  const server = await serve({ failures: [failing('getDashboardData', '403')] });
  await page.goto(server.url);
  await signIn(page, 'employee');
  await expect(page.getByText('Your balances and counts could not be loaded.')).toBeVisible();
  server.setScenario({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectHome(page, 'employee');
});

test('a server in trouble is asked again at start-up', async ({ page, serve, expectFailure }) => {
  expectFailure('/Startup', 500);
  const server = await serve({ failures: [failing('getStartup', '500')] });
  await page.goto(server.url);
  await expect(
    page.getByRole('heading', { level: 1, name: 'The server does not answer as it should.' }),
  ).toBeVisible();
  server.setScenario({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await signIn(page, 'employee');
  await expectHome(page, 'employee');
});

test('a wrong configuration names its field', async ({ page, serve }) => {
  const { url } = await serve();
  await page.route('**/config.json', (route) => route.fulfill({ json: { uploadQuality: 'high' } }));
  await page.goto(url);
  await expect(page.getByText('“uploadQuality” of config.json')).toBeVisible();
});

test('a missing configuration gives the defaults', async ({ page, serve, expectFailure }) => {
  expectFailure('/config.json', 404);
  const { url } = await serve();
  await page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
  await page.goto(url);
  await signIn(page, 'employee');
  await expectHome(page, 'employee');
});

test('a screen whose code does not arrive says so, stays in its frame and is reported', async ({
  page,
  serve,
  expectFailure,
  expectLine,
}) => {
  expectFailure('.js', 'network');
  expectLine('Failed to fetch dynamically imported module');
  const server = await serve();
  await page.route('**/NotAvailableRoute-*.js', (route) => route.abort());
  await page.goto(`${server.url}/presence`);
  await signIn(page, 'employee');
  await expect(page.getByRole('heading', { level: 1, name: 'This screen has failed.' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Areas', exact: true })).toBeVisible();
  await expect.poll(() => server.database.errorReports.length).toBe(1);

  await page.getByRole('link', { name: 'Home' }).first().click();
  await expectHome(page, 'employee');
  await page.unroute('**/NotAvailableRoute-*.js');
  await page.getByRole('link', { name: 'Presence' }).first().click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Not available yet' })).toBeVisible();
});

import { failing } from '@selfservice/mock-server/core/failure';
import { expect } from '@playwright/test';
import { expectHome, openAs, signIn, test, untilWorkerIsReady } from './journey.ts';
import { errorReports } from '@selfservice/mock-server/errors/error-reports';

test(
  'a failed change of person is shown and reported, once and without secrets',
  { tag: ['@shell-18', '@shell-20', '@shell-21', '@shell-22', '@shell-52', '@shell-53', '@shell-60'] },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/GetAuthUserTicketSelfService', 500);
    const server = await serve();
    await openAs(page, server, 'twoEmployments');
    await expectHome(page, 'twoEmployments');
    server.setScenario({ failures: [failing('getEmploymentTicket', '500')] });
    await page.getByRole('button', { name: /Warehouse/ }).click();
    await page.getByRole('menuitemradio', { name: /Night transport/ }).click();

    const notifications = page.getByRole('region', { name: 'Notifications' });
    await expect(notifications).toContainText('An error occurred on the server, contact your administrator.');
    await notifications.getByText('Details for the administrator').click();
    await expect(notifications).toContainText('This failure is simulated.');
    await notifications.getByRole('button', { name: 'Close notification' }).click();
    await expect(notifications.getByRole('status')).toBeEmpty();
    await expect(page.getByRole('list', { name: 'About you' })).toContainText('Warehouse');

    const [report, ...others] = errorReports(server.database);
    expect(others).toEqual([]);
    expect(report).toMatchObject({ status: 500, route: '/dashboard', version: '2.43 (270.1)' });
    const secrets = [...server.database.accessTokens.keys(), ...server.database.refreshTokens.keys(), 'demo'];
    for (const secret of secrets) expect(JSON.stringify(report)).not.toContain(secret);
  },
);

test(
  'a failed dashboard shows an error, and a retry loads it',
  { tag: ['@shell-24', '@shell-54'] },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/DashboardData', 403);
    const server = await serve({ failures: [failing('getDashboardData', '403')] });
    await openAs(page, server, 'employee');
    await expect(page.getByText('Your balances and counts could not be loaded.')).toBeVisible();
    server.setScenario({});
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectHome(page, 'employee');
    // Frame and screen both use it, but it is fetched and reported once.
    expect(errorReports(server.database)).toHaveLength(1);
  },
);

test(
  'the user can retry when the server fails at start-up',
  { tag: ['@shell-24', '@test-all'] },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/Startup', 500);
    const server = await serve({ failures: [failing('getStartup', '500')] });
    await page.goto(server.url);
    await expect(
      page.getByRole('heading', { level: 1, name: 'The server is not responding correctly.' }),
    ).toBeVisible();
    server.setScenario({});
    await page.getByRole('button', { name: 'Try again' }).click();
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
  },
);

test(
  'an invalid configuration shows the name of the field',
  { tag: ['@shell-57'] },
  async ({ page, serve }) => {
    const { url } = await serve();
    await page.route('**/config.json', (route) => route.fulfill({ json: { uploadQuality: 'high' } }));
    await page.goto(url);
    await expect(page.getByText('“uploadQuality” in config.json')).toBeVisible();
  },
);

test(
  'the defaults apply without a configuration',
  { tag: ['@test-all', '@shell-55'] },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/config.json', 404);
    const server = await serve();
    await page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
  },
);

test(
  'a menu and a dialog whose code cannot be loaded show an error, and open when the network is back',
  { tag: '@test-all' },
  async ({ page, context, serve, expectFailure }) => {
    expectFailure('.js', 'network');
    const server = await serve();
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    // Waits for the plan: a fetch that fails when the network is lost may be cached as missing.
    await expect(page.getByRole('region', { name: 'My day' })).toContainText(/until|Next/);
    const more = page.getByRole('button', { name: 'More', exact: true });
    const home = page.getByRole('heading', { level: 1 });
    await untilWorkerIsReady(page);

    await context.setOffline(true);
    await more.click();
    const failure = page.getByRole('dialog', { name: '“More” could not be loaded.' });
    await expect(failure).toContainText('There is no network connection.');
    await expect(home).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(failure).toBeHidden();
    await expect(more).toBeFocused();

    await context.setOffline(false);
    const isMenu = /\/Menu-[^/]*\.js/;
    await page.route(isMenu, (route) => route.abort());
    await more.click();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure.getByRole('button', { name: 'Reload page' })).toBeVisible();

    await page.unroute(isMenu);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('menu', { name: 'More' })).toBeVisible();
    await expect(failure).toBeHidden();

    await context.setOffline(true);
    await page.getByRole('menuitem', { name: 'My account' }).click();
    const missing = page.getByRole('dialog', { name: '“My account” could not be loaded.' });
    await expect(missing).toBeVisible();
    await context.setOffline(false);
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'My account' })).toBeVisible();
    await expect(home).toBeVisible();
  },
);

test(
  'a part whose shared file could not be loaded offers a reload, which loads it',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    expectFailure('.js', 'network');
    const server = await serve();
    const isShared = /\/screen-[^/]*\.js/;
    await page.route(isShared, (route) => route.abort());
    await openAs(page, server, 'employee');
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.click();
    const failure = page.getByRole('dialog', { name: '“More” could not be loaded.' });
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.unroute(isShared);
    await failure.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('region', { name: 'My day' })).toBeVisible();
    await more.click();
    await expect(page.getByRole('menu', { name: 'More' })).toBeVisible();
  },
);

test(
  'a request detail whose code cannot be loaded shows an error, and opens when the network is back',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    expectFailure('.js', 'network');
    const server = await serve();
    const isDetail = /\/ApprovalsDecisions-[^/]*\.js/;
    await page.route(isDetail, (route) => route.abort());
    await openAs(page, server, 'approver', '/requests-approve');
    // On a desk the most urgent request is open from the start.
    const failure = page.getByText('“Request details” could not be loaded.');
    await expect(failure).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('grid', { name: 'Requests to approve' })).toBeAttached();

    await page.unroute(isDetail);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /Business trip/ })).toBeVisible();
    await expect(failure).toBeHidden();
  },
);

test(
  'a screen whose code cannot be loaded shows an error in its frame, and is reported',
  { tag: ['@errors-6', '@shell-52'] },
  async ({ page, serve, expectFailure, expectLine }) => {
    expectFailure('.js', 'network');
    expectLine('Failed to fetch dynamically imported module');
    const server = await serve();
    await page.route('**/ReportsRoute-*.js', (route) => route.abort());
    await openAs(page, server, 'employee', '/reports');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This screen could not be loaded.' }),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Areas', exact: true })).toBeVisible();
    await expect.poll(() => errorReports(server.database).length).toBe(1);

    await page.getByRole('link', { name: 'Home' }).first().click();
    await expectHome(page, 'employee');
    await page.unroute('**/ReportsRoute-*.js');
    await page.getByRole('link', { name: 'Reports' }).first().click();
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  },
);

test(
  'a refusal with 403 shows the message of the server and keeps the input',
  { tag: ['@shell-23'] },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/InsertAbsenceForSelfService', 403);
    const server = await serve({ failures: [failing('postAbsences', '403', { body: 'text' })] });
    await openAs(page, server, 'employee', '/my-requests');
    await page.getByRole('button', { name: 'New request' }).click();
    const dialog = page.getByRole('dialog', { name: 'New request' });
    await dialog.getByRole('button', { name: /Type of absence/ }).click();
    await page.getByRole('option', { name: 'Doctor' }).click();
    await dialog.getByRole('textbox', { name: /Note/ }).fill('Check-up');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByText('This failure is simulated.').first()).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('Check-up');
  },
);

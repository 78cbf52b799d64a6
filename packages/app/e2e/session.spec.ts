import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { people } from '@selfservice/mock-server/core/people';
import { failing } from '@selfservice/mock-server/core/failure';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { localDateTime } from '@selfservice/api/core/local-date';
import { installClock } from './clock.ts';
import { expectHome, loginForm, openAs, signIn, test } from './journey.ts';
import { errorReports } from '@selfservice/mock-server/errors/error-reports';
import { ownName } from '../src/shell/own-name.ts';

const minutes = (count: number) => count * 60_000;

/** Counts the requests from now on. Returns a function that returns how many of them have no response yet. */
function countPending(page: Page): () => number {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => pending.size;
}

test(
  'a reload signs in again by the refresh token, without the login',
  { tag: ['@session-13'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    const renewal = page.waitForRequest((request) => request.url().endsWith('/Token'));
    await page.reload();
    expect((await renewal).postData()).toContain('grant_type=refresh_token');
    await expectHome(page, 'employee');
  },
);

test('the token is renewed before it expires', { tag: ['@session-23'] }, async ({ page, serve }) => {
  const serverClock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const server = await serve({}, { clock: serverClock });
  await installClock(page);
  await openAs(page, server, 'employee');
  await expectHome(page, 'employee');

  const pending = countPending(page);
  const renewal = page.waitForResponse((response) => response.url().endsWith('/Token'));
  serverClock.advance(minutes(59.5));
  await page.clock.fastForward(minutes(59.5));
  const response = await renewal;
  expect(response.request().postData()).toContain('grant_type=refresh_token');
  expect(response.status()).toBe(200);
  // Calls with the first token must arrive before it expires.
  await expect.poll(pending).toBe(0);

  // The first token has expired. Nothing fails, because nothing uses it.
  serverClock.advance(minutes(5));
  await page.clock.fastForward(minutes(5));
  await page.getByRole('link', { name: 'Reports' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  const dashboard = page.waitForResponse((answer) => answer.url().endsWith('/DashboardData'));
  await page.getByRole('link', { name: 'Home' }).first().click();
  expect((await dashboard).status()).toBe(200);
  await expectHome(page, 'employee');
});

test(
  'a refused session shows the login and returns to the same screen',
  { tag: ['@session-26', '@session-27'] },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/DashboardData', 401);
    expectFailure('/GetOvertime', 401);
    expectFailure('/Token', 400);
    const server = await serve();
    await openAs(page, server, 'employee', '/overtime');
    await expect(page.getByRole('heading', { level: 1, name: 'My overtime' })).toBeVisible();
    server.database.accessTokens.clear();
    server.database.refreshTokens.clear();
    await installClock(page);
    await page.clock.fastForward(minutes(1));
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(
      page.getByText('Your session has ended. Sign in again to continue where you left off.'),
    ).toBeVisible();
    await expect(page.getByText('What you entered is still here.')).toBeHidden();
    await signIn(page, 'employee');
    await expect(page).toHaveURL(`${server.url}/overtime`);
    await expect(page.getByRole('heading', { level: 1, name: 'My overtime' })).toBeVisible();
  },
);

test(
  'a password that must be changed is changed before anything else',
  { tag: ['@session-8', '@password-7'] },
  async ({ page, serve }) => {
    const server = await serve();
    await page.goto(server.url);
    await signIn(page, 'mustChangePassword');
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('marek1');
    await page.getByLabel('Repeat new password').fill('marek1');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The password must not contain your user name.')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('Zelena-7');
    await page.getByLabel('Repeat new password').fill('Zelena-7');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectHome(page, 'mustChangePassword');
    await page.getByRole('button', { name: 'Log out' }).click();
    await signIn(page, 'mustChangePassword', 'Zelena-7');
    await expectHome(page, 'mustChangePassword');
  },
);

test(
  'a forced password change is in the saved language, and its failure is reported without the password',
  { tag: ['@password-4', '@shell-53'] },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/ChangePassword', 500);
    // The outcome is unknown, so the new password is tried.
    expectFailure('/Token', 400);
    const server = await serve({ language: 'cs', failures: [failing('postChangePassword', '500')] });
    await page.goto(server.url);
    await signIn(page, 'mustChangePassword');
    await expect(page.getByRole('heading', { level: 1, name: 'Zvolte si nové heslo' })).toBeVisible();
    await expect(page).toHaveTitle('Zvolte si nové heslo · Zaměstnanecká samoobsluha');
    await page.getByLabel('Nové heslo', { exact: true }).fill('Zelena-7');
    await page.getByLabel('Zopakujte nové heslo').fill('Zelena-7');
    await page.getByRole('button', { name: 'Změnit heslo' }).click();
    await expect.poll(() => errorReports(server.database)).toHaveLength(1);
    expect(errorReports(server.database)[0]).toMatchObject({
      status: 500,
      url: expect.stringContaining('/ChangePassword'),
    });
    for (const secret of ['Zelena-7', 'demo', ...server.database.accessTokens.keys()])
      expect(JSON.stringify(errorReports(server.database))).not.toContain(secret);
  },
);

test(
  'another employment shows its own data',
  { tag: ['@session-20', '@shell-15'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'twoEmployments');
    await expectHome(page, 'twoEmployments');
    const about = page.getByRole('list', { name: 'About you' });
    await expect(about).toContainText('Warehouse');
    await page.getByRole('button', { name: /Warehouse/ }).click();
    const refreshed = page.waitForResponse((response) => response.url().endsWith('/DashboardData'));
    await page.getByRole('menuitemradio', { name: /Night transport/ }).click();
    await refreshed;
    await expectHome(page, 'twoEmployments');
    await expect(about).toContainText('Night transport');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test('a substitute acts for the substituted person', { tag: ['@session-10'] }, async ({ page, serve }) => {
  const server = await serve();
  await openAs(page, server, 'substitute');
  await expectHome(page, 'substitute');
  await page.getByRole('button', { name: /Assembly/ }).click();
  await page.getByRole('menuitemradio', { name: /Svoboda/ }).click();
  await expect(page.getByText('You are substituting for Ing. Svoboda Petr, Ph.D.')).toBeVisible();
});

test(
  'inactivity shows a warning, which can keep the session, and then ends it',
  { tag: ['@session-9', '@session-35'] },
  async ({ page, serve }) => {
    const server = await serve({ configuration: { autoLogoutMinutes: 5 } });
    await installClock(page);
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });

    await page.clock.fastForward(minutes(4.1));
    await expect(warning).toBeVisible();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning).toBeHidden();

    await page.clock.fastForward(minutes(4.1));
    await expect(warning).toBeVisible();
    await page.clock.fastForward(minutes(1));
    await expect(page.getByText('You were logged out after a period of inactivity.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  },
);

test(
  'logging out removes everything but the logout itself, which restored tabs need',
  { tag: ['@session-32', '@session-56', '@shell-13'] },
  async ({ page, serve }) => {
    const { url } = await serve();
    await page.goto(url);
    await page.getByText('Remember me').click();
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
    await page.getByRole('link', { name: 'Reports' }).first().click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(loginForm(page).userName).toHaveValue('');
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const key = ownName('signOuts', new URL('.', `${url}/`).pathname);
    expect(kept).toEqual([key]);
    const signOuts = await page.evaluate((own) => localStorage.getItem(own), key);
    expect(JSON.parse(signOuts ?? '')).toEqual([
      { tenant: expect.any(String), userRef: people.employee.ref, reason: 'logOut', at: expect.any(Number) },
    ]);
    await page.reload();
    await expect(loginForm(page).userName).toBeVisible();
    await signIn(page, 'approver');
    await expectHome(page, 'approver');
  },
);

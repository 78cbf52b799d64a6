import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { ownGrant } from '@selfservice/mock-server/core/database';
import { people } from '@selfservice/mock-server/core/people';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { substitutionRows } from '@selfservice/mock-server/settings/substitution-rows';
import { installClock } from './clock.ts';
import { expectHome, openAs, signIn, test } from './journey.ts';

const login = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in' });
const loggedOut = 'You have already logged out. Sign in again to continue.';

test(
  'a pending decision is not sent with the token of another person, and the page says so',
  { tag: ['@session-22'] },
  async ({ page, serve }) => {
    // Longer than a token is valid. Tokens expire only by the clock of the page.
    const undoSeconds = 7200;
    const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
    const server = await serve({ configuration: { undoSeconds } }, { clock });
    const { refreshTokens, accessTokens } = server.database;
    await installClock(page);
    await openAs(page, server, 'approver', '/requests-approve');
    await page.getByRole('row', { name: /Doctor Wed 25 Nov/ }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText(/Approving/).first()).toBeVisible();
    const authors: (string | undefined)[] = [];
    page.on('request', (request) => {
      const token = request.headers()['authorization']?.replace('Bearer ', '') ?? '';
      if (request.url().endsWith('/SetWflRequestStatusSelfService'))
        authors.push(accessTokens.get(token)?.ref);
    });
    const pending = () =>
      [...requestRows(server.database).values()].filter(({ state }) => state === 0).length;
    const before = pending();
    for (const token of refreshTokens.keys()) refreshTokens.set(token, ownGrant('manager'));
    await page.clock.fastForward(59.5 * 60_000);

    const notice = page.getByRole('alert').filter({ hasText: 'You are now signed in as' });
    await expect(notice).toContainText('You are now signed in as Mgr. Horáková Eva.');
    await expect(notice).toContainText('Your last changes before that were not sent.');
    await expect(page.getByRole('banner')).toContainText('Eva Horáková');
    await page.clock.fastForward(undoSeconds * 1000);
    expect(authors).toEqual([]);
    expect(pending()).toBe(before);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
  },
);

test(
  'a tab restored after a logout shows the login, and the tab of a new sign-in stays signed in',
  { tag: ['@session-34'] },
  async ({ context, page, serve }) => {
    const { url, database } = await serve();
    await page.goto(url);
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
    const kept = await page.evaluate(() => Object.entries(sessionStorage));
    const restored = await context.newPage();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(login(page)).toBeVisible();
    await restored.addInitScript((entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, kept);
    const tokens = database.accessTokens.size;
    await restored.goto(url);
    await expect(restored.getByText(loggedOut)).toBeVisible();
    expect(database.accessTokens.size).toBe(tokens);

    await signIn(page, 'employee');
    await expectHome(page, 'employee');
    await page.reload();
    await expectHome(page, 'employee');
  },
);

test(
  'a page restored from the history after a logout in another tab shows the login',
  { tag: ['@session-34'] },
  async ({ context, page, serve }) => {
    const server = await serve();
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openAs(tab, server, 'employee');
      await expectHome(tab, 'employee');
    }
    await page.goto(`${server.url}/config.json`);
    await other.getByRole('button', { name: 'Log out' }).click();
    await expect(login(other)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(loggedOut)).toBeVisible();
  },
);

test(
  'a duplicated tab gets its own token, and both tabs stay signed in',
  { tag: ['@session-40'] },
  async ({ context, page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    const refreshToken = () => page.evaluate(() => sessionStorage.getItem('selfservice.refreshToken') ?? '');
    const own = await refreshToken();
    const [copy] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open(window.location.href)),
    ]);
    await expectHome(copy, 'employee');
    expect(await copy.evaluate(() => sessionStorage.getItem('selfservice.refreshToken'))).not.toBe(own);
    expect(await refreshToken()).toBe(own);
    expect(server.database.refreshTokens.has(own)).toBe(true);
    for (const tab of [page, copy, page]) {
      await tab.reload();
      await expectHome(tab, 'employee');
    }
  },
);

test(
  'a copy of a tab shows a message if it gets no ticket, and the original stays signed in',
  { tag: ['@session-40', '@test-all'] },
  async ({ context, page, serve, expectFailure }) => {
    const server = await serve();
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    expectFailure('/GetAuthUserTicketSelfService', 503);
    await page.route('**/GetAuthUserTicketSelfService*', (route) => route.fulfill({ status: 503 }));
    const [copy] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open(window.location.href)),
    ]);
    await expect(
      copy.getByText('This tab is a copy of another tab in which you are signed in.'),
    ).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expectHome(page, 'employee');
  },
);

test(
  'a new substitution appears in the person menu, shows home of that person, and leads back to the previous employment',
  { tag: ['@session-10', '@session-20', '@test-all'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'twoEmployments');
    await expectHome(page, 'twoEmployments');
    await page.getByRole('button', { name: /^Acting as/ }).click();
    await expect(page.getByRole('menuitemradio', { name: /Svoboda/ })).toBeHidden();
    await page.getByRole('menuitemradio', { name: /Night transport/ }).click();
    await expect(page.getByRole('button', { name: /Acting as Night transport/ })).toBeVisible();

    const rows = substitutionRows(server.database);
    const row = rows.get(71);
    if (!row) throw new Error('There is no substitution 71.');
    rows.set(98, { ...row, id: 98, owner: 'twoEmployments' });
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await page.getByRole('dialog', { name: 'My account' }).press('Escape');
    await page.getByRole('button', { name: /^Acting as/ }).click();
    await page.getByRole('menuitemradio', { name: /Svoboda/ }).click();

    const about = page.getByRole('list', { name: 'About you' });
    await expect(about).toContainText('Ing. Svoboda Petr, Ph.D.');
    await expect(about).toContainText(people.approver.personalNumber);
    await expect(about).not.toContainText(people.twoEmployments.surname);
    await page.getByRole('button', { name: 'Stop substituting' }).click();
    await expect(page.getByRole('button', { name: /Acting as Night transport/ })).toBeVisible();
  },
);

test(
  'a proxy that lets the browser cache answers mixes neither people nor employments nor sign-ins',
  { tag: ['@session-20'] },
  async ({ page, serve }) => {
    const server = await serve({}, { answerHeaders: { 'Cache-Control': 'private, max-age=300' } });
    const { url } = server;
    await page.goto(url);
    await signIn(page, 'twoEmployments');
    await expectHome(page, 'twoEmployments');
    const balances = page.getByRole('region', { name: 'Balances' });
    const first = await balances.innerText();
    await page.getByRole('button', { name: /^Acting as/ }).click();
    await page.getByRole('menuitemradio', { name: /Night transport/ }).click();
    await expect(page.getByRole('button', { name: /Acting as Night transport/ })).toBeVisible();
    await expectHome(page, 'twoEmployments');
    expect(await balances.innerText()).not.toBe(first);

    await page.getByRole('button', { name: 'Log out' }).first().click();
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
    await page.reload();
    await expectHome(page, 'employee');
  },
);

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { failing } from '@selfservice/mock-server/core/failure';
import { people } from '@selfservice/mock-server/core/people';
import { substitutionRows } from '@selfservice/mock-server/settings/substitution-rows';
import { installClock } from './clock.ts';
import { expectHome, loginForm, openAs, signIn, test } from './journey.ts';

const withSubstitutions = { configuration: { substitutionsEnabled: true } };

async function openAccount(page: Page, more: string, account: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: more, exact: true }).click();
  await page.getByRole('menuitem', { name: account }).click();
  await expect(page.getByRole('dialog', { name: account })).toBeVisible();
}

async function chooseLanguage(page: Page, field: RegExp, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: field }).click();
  await page.getByRole('option', { name }).click();
}

test(
  'a saved language is shown without a reload, and after the next sign-in',
  { tag: ['@shell-30', '@shell-41'] },
  async ({ page, serve, expectFailure }) => {
    const server = await serve({
      failures: [failing('postPersonalPreferences', '500', { occasion: 'once' })],
    });
    expectFailure('/UpdatePersonalPreferences', 500);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    const before = loads;

    await openAccount(page, 'More', 'My account');
    await chooseLanguage(page, /Language/, 'Čeština');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your settings could not be saved.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const asked = page.waitForRequest((request) => request.url().endsWith('/DashboardData'));
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await asked).headers()['accept-language']).toBe('cs');
    await expect(page.getByText('Nastavení je uloženo.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await expect(page.getByRole('heading', { level: 1, name: /^Dobr/ })).toBeVisible();
    // A text of the server.
    await expect(page.getByRole('list', { name: 'O vás' })).toContainText('Montáž');

    await openAccount(page, 'Další', 'Můj účet');
    await chooseLanguage(page, /Jazyk/, 'Slovenčina');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByText('Nastavenia sú uložené.')).toBeVisible();
    expect(loads).toBe(before);

    await page.getByRole('button', { name: 'Odhlásiť' }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await signIn(page, 'employee');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
    await openAccount(page, 'Ďalšie', 'Môj účet');
    await chooseLanguage(page, /Jazyk/, 'English');
    await page.getByRole('button', { name: 'Uložiť' }).click();
    await expect(page.getByText('Your settings have been saved.')).toBeVisible();
  },
);

test(
  'a language whose texts cannot be loaded is saved, and the previous one stays',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    await openAccount(page, 'More', 'My account');
    await chooseLanguage(page, /Language/, 'Slovenčina');
    const lost = new Set<string>();
    await page.route('**/assets/sk-*.js', (route) => {
      lost.add(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Your language has been saved, but/)).toBeVisible();
    for (const path of lost) expectFailure(path, 'network');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.unroute('**/assets/sk-*.js');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
    await expect(page.getByRole('button', { name: 'Odhlásiť' })).toBeVisible();
  },
);

test(
  'a language whose texts cannot be loaded changes nothing before the sign-in',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const { url } = await serve();
    await page.goto(url);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await page.route('**/assets/cs-*.js', (route) => {
      expectFailure(new URL(route.request().url()).pathname, 'network');
      return route.abort();
    });
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Čeština' }).click();
    await failed;
    await expect(page.getByText('login.')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Slovenčina' }).click();
    await expect(page.getByRole('button', { name: 'Prihlásiť sa', exact: true })).toBeVisible();
  },
);

test(
  'a theme is shown immediately and kept on the device',
  { tag: ['@test-all'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee');
    await openAccount(page, 'More', 'My account');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Appearance/ })
      .click();
    await page.getByRole('option', { name: 'High contrast' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  },
);

test(
  'a substitution is added by its date rules, can be used after the next sign-in, and is deleted',
  { tag: ['@test-all', '@shell-48'] },
  async ({ context, page, serve }) => {
    await installClock(context, { time: '2026-11-20T08:00:00' });
    const server = await serve(withSubstitutions);
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    await openAccount(page, 'More', 'My account');
    await page.getByRole('button', { name: 'Add substitution' }).click();
    const form = page.getByRole('dialog', { name: 'New substitution' });
    await form.getByRole('combobox', { name: /Person to substitute/ }).fill('horak');
    await page.getByRole('option', { name: 'Mgr. Horáková Eva' }).click();
    await page.reload();
    await expect(form.getByRole('combobox', { name: /Person to substitute/ })).toHaveValue(
      'Mgr. Horáková Eva',
    );
    await form.getByRole('spinbutton', { name: 'day, Start date' }).focus();
    await page.keyboard.type('19');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form.getByText('The start cannot be before today.')).toBeVisible();
    await form.getByRole('spinbutton', { name: 'day, Start date' }).focus();
    await page.keyboard.type('25');
    await expect(form.getByRole('group', { name: 'End date' })).toHaveText(/26\/11\/2026/);
    await form.getByRole('spinbutton', { name: 'day, Start date' }).focus();
    await page.keyboard.type('20');
    await form.getByText('Reports', { exact: true }).click();
    const sent = page.waitForRequest('**/CreateSubstitution');
    await form.getByRole('button', { name: 'Add' }).click();
    expect((await sent).postDataJSON()).toEqual({
      Item1: people.manager.ref,
      Item2: '2026-11-20T00:00:00Z',
      Item3: '2026-11-26T00:00:00Z',
      Item4: ['SelfServiceApp_RunReports'],
    });
    const account = page.getByRole('dialog', { name: 'My account' });
    await expect(account.getByRole('listitem').filter({ hasText: 'Horáková' })).toContainText('Current');
    await account.getByRole('button', { name: 'Close' }).last().click();

    await page.getByRole('button', { name: 'Log out' }).click();
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
    await page.getByRole('button', { name: /^Acting as Assembly/ }).click();
    await page.getByRole('menuitemradio', { name: /Horáková/ }).click();
    await expect(page.getByText('You are substituting for Mgr. Horáková Eva')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Stop substituting' }).click();
    await expect(page.getByText(/You are substituting/)).toBeHidden();
    await expectHome(page, 'employee');

    await openAccount(page, 'More', 'My account');
    await account.getByRole('button', { name: /Delete substitution: Mgr. Horáková Eva/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(account.getByText('Mgr. Horáková Eva')).toBeHidden();
    await expect(account.getByRole('heading', { name: 'Substitutions' })).toBeFocused();
    const own = [...substitutionRows(server.database).values()].filter(({ owner }) => owner === 'employee');
    expect(own.map(({ personRef }) => personRef)).not.toContain(people.manager.ref);
  },
);

test(
  'a substitute sees a banner on every screen, acts for the substituted person, and returns',
  { tag: ['@session-10', '@test-all'] },
  async ({ page, serve }) => {
    const server = await serve(withSubstitutions);
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs(page, server, 'substitute');
    await expectHome(page, 'substitute');
    const banner = page.getByText('You are substituting for Ing. Svoboda Petr, Ph.D.');
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: /Assembly/ }).click();
    await page.getByRole('menuitemradio', { name: /Svoboda/ }).click();
    await expect(banner).toBeVisible();

    for (const path of ['/requests-approve', '/personal-card', '/my-worksheet', '/nowhere']) {
      await page.goto(server.url + path);
      await expect(banner).toBeInViewport();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
    const card = page.waitForRequest('**/PersonalCard');
    await page.goto(`${server.url}/personal-card`);
    const [, token = ''] =
      /^Bearer (.+)$/.exec((await (await card).allHeaders())['authorization'] ?? '') ?? [];
    expect(server.database.accessTokens.get(token)).toMatchObject({
      person: 'substitute',
      ref: people.approver.ref,
      isSubstitution: true,
    });
    await expect(page.getByRole('heading', { level: 2, name: 'Ing. Petr Svoboda, Ph.D.' })).toBeVisible();
    // Below a width of 1024 px the entries of the product are in the menu of the screen.
    const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true });
    await more.click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await expect(page.getByRole('heading', { name: 'Substitutions' })).toBeHidden();
    await page.getByRole('button', { name: 'Close' }).last().click();

    await page.getByRole('button', { name: 'Stop substituting' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Lucie Benešová' })).toBeVisible();
    await expect(banner).toBeHidden();
    await more.click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(loginForm(page).userName).toBeVisible();
  },
);

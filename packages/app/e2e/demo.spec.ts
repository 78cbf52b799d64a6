import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { becomeInDemo, choose, closePanel, demoStrip, openDemoPanel, openPanelTab } from './demo-panel.ts';
import { expectHome, signIn, signInInCzech, test } from './journey.ts';

test('the demo responds to its own calls and keeps its scenario', async ({ page, serveDemo }) => {
  const url = await serveDemo();
  await page.goto(`${url}/?person=approver`);
  await expect(demoStrip(page)).toContainText('sign in as petr with demo');
  await signIn(page, 'approver');
  await expectHome(page, 'approver');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good morning');
  await expect(page).toHaveURL(`${url}/dashboard?person=approver`);

  await page.getByRole('link', { name: 'Requests to approve' }).first().click();
  await expect(page).toHaveURL(`${url}/requests-approve?person=approver`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Requests to approve' })).toBeVisible();
});

test(
  'the demo ignores a failed update of a service worker that is unregistered',
  { tag: '@test-all' },
  async ({ page, serveDemo }) => {
    await page.goto(await serveDemo());
    await expect(demoStrip(page)).toBeVisible();
    const isPassedOver = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.unregister();
      const refusal = new Promise<Event>((resolve) => window.addEventListener('unhandledrejection', resolve));
      // Nothing awaits it, as in the library of the mock server after a reload.
      void registration.update();
      return (await refusal).defaultPrevented;
    });
    expect(isPassedOver).toBe(true);
  },
);

test(
  'the demo responds in the page while developer tools bypass its service worker',
  { tag: '@test-all' },
  async ({ page, serveDemo, expectFailure }) => {
    expectFailure('/IpoData/', 404);
    expectFailure('/IpoData/', 405);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Network.enable');
    const bypass = (isOn: boolean) => tools.send('Network.setBypassServiceWorker', { bypass: isOn });
    const requests = page.getByRole('heading', { level: 1, name: 'Requests to approve' });
    const rows = page.getByRole('grid').getByRole('row');

    await test.step('from the start', async () => {
      await bypass(true);
      await page.goto(`${await serveDemo()}/?person=approver`);
      await signIn(page, 'approver');
      await expectHome(page, 'approver');
    });

    await test.step('and after a reload', async () => {
      await page.reload();
      await expectHome(page, 'approver');
    });

    await test.step('or from the middle of a session on', async () => {
      await bypass(false);
      await page.reload();
      await expectHome(page, 'approver');
      await bypass(true);
      await page.getByRole('link', { name: 'Requests to approve' }).first().click();
      await expect(requests).toBeVisible();
      await expect(rows.first()).toBeVisible();
    });
  },
);

test(
  'the demo changes language and network',
  { tag: ['@demo-5', '@demo-6', '@test-all'] },
  async ({ page, serveDemo, expectFailure }) => {
    expectFailure('/DashboardData', 403);
    await page.goto(await serveDemo());
    await signIn(page, 'employee');
    await expectHome(page, 'employee');

    await test.step('another language is applied by a new start', async () => {
      const panel = await openPanelTab(page, 2);
      await choose(panel, /Language$/, 'Čeština');
      await panel.getByRole('button', { name: 'Apply' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
      await expect(demoStrip(page)).toContainText('přihlášený uživatel: jana');
    });

    await test.step('a failing call applies at once, and stays after a reload', async () => {
      const panel = await openPanelTab(page, 2);
      await choose(panel, /Chyby$/, 'Selže jedno volání');
      await choose(panel, /Jak selže$/, 'Nepovoleno (403)');
      await expect(page).toHaveURL(/failures=getDashboardData:403/);
      await closePanel(panel);
      await page.reload();
      await expect(page.getByRole('main').getByRole('button')).toBeVisible();
      await expect(page).toHaveURL(/language=cs/);
    });
  },
);

test(
  'a person is pressed and is signed in at once, on the same screen',
  { tag: ['@demo-2', '@demo-6', '@test-all'] },
  async ({ page, serveDemo }) => {
    const url = await serveDemo();
    await page.goto(`${url}/requests-approve?from=mail`);
    const strip = demoStrip(page);
    await expect(strip).toContainText('sign in as jana with demo');
    await becomeInDemo(page, 'approver');
    const heading = page.getByRole('heading', { level: 1, name: 'Requests to approve' });
    await expect(heading).toBeVisible();
    await expect(strip).toContainText('signed in as petr');
    await expect(page).toHaveURL(`${url}/requests-approve?from=mail&person=approver`);

    await test.step('a reload keeps the sign-in', async () => {
      await page.reload();
      await expect(heading).toBeVisible();
      await expect(strip).toContainText('signed in as petr');
    });

    await test.step('another day keeps the person, although the rows are others', async () => {
      const panel = await openPanelTab(page, 2);
      const minute = panel.getByRole('spinbutton', { name: /^minute/ });
      await minute.focus();
      await minute.press('ArrowUp');
      await panel.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/at=2026-11-20T08:30:00/);
      await expect(heading).toBeVisible();
      await expect(strip).toContainText('signed in as petr');
    });

    await test.step('the next person is signed in to the same screen', async () => {
      await becomeInDemo(page, 'manager');
      await expect(strip).toContainText('signed in as eva');
      await expect(heading).toBeVisible();
    });
  },
);

test(
  'the login says why a person who is pressed cannot sign in',
  { tag: ['@demo-2', '@test-all'] },
  async ({ page, serveDemo, expectFailure }) => {
    expectFailure('/Token', 400);
    await page.goto(await serveDemo());
    await becomeInDemo(page, 'locked');
    await expect(page.getByRole('alert')).toContainText(/locked/i);
    await expect(demoStrip(page)).toContainText('sign in as zuzana with demo');
  },
);

test(
  'rights are taken away from the signed-in person',
  { tag: ['@demo-3', '@test-all'] },
  async ({ page, serveDemo }) => {
    await page.goto(await serveDemo());
    await becomeInDemo(page, 'approver');
    await expectHome(page, 'approver');
    const panel = await openPanelTab(page, 1);
    await choose(panel, /Set of rights$/, /^Only the terminal/);
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/invisibleActions=/);
    await expect(demoStrip(page)).toContainText('signed in as petr');
    const areas = page.getByRole('navigation', { name: 'Areas', exact: true });
    await expect(areas.getByRole('link', { name: 'Online terminal' })).toBeVisible();
    await expect(areas.getByRole('link', { name: 'My plan' })).toHaveCount(0);
  },
);

test(
  'the strip can be hidden, stays hidden, and comes back by its shortcut',
  { tag: ['@demo-11', '@test-all'] },
  async ({ page, serveDemo }) => {
    await page.goto(await serveDemo());
    const panel = await openDemoPanel(page);
    await panel.getByRole('button', { name: 'Hide' }).click();
    await expect(demoStrip(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(demoStrip(page)).toHaveCount(0);
    await page.keyboard.press('Control+Shift+D');
    await expect(page.getByRole('dialog', { name: 'Demo settings' })).toBeVisible();
    await page.keyboard.press('Control+Shift+D');
    await expect(demoStrip(page)).toContainText('sign in as jana');
  },
);

test.describe('with a Czech browser', () => {
  test.use({ locale: 'cs-CZ' });

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test(
    'the demo is Czech before and after the sign-in, until another language is chosen',
    { tag: '@test-all' },
    async ({ page, serveDemo }) => {
      await page.goto(await serveDemo());
      await expect(demoStrip(page)).toContainText('přihlaste se jako jana, heslo demo');
      await signInInCzech(page, 'employee');
      await expect(heading(page)).toHaveText('Dobré ráno');
      await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
      const panel = await openPanelTab(page, 2);
      await choose(panel, /Jazyk$/, 'Slovenčina');
      await panel.getByRole('button', { name: 'Použít' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
      await expect(demoStrip(page)).toContainText('prihlásený používateľ: jana');
    },
  );

  test('a language that was saved in the demo stays', { tag: '@test-all' }, async ({ page, serveDemo }) => {
    await page.goto(await serveDemo());
    await signInInCzech(page, 'employee');
    await page.getByRole('banner').getByRole('button', { name: 'Další', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Můj účet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /Jazyk/ }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(demoStrip(page)).toContainText('signed in as jana');
    await page.reload();
    await expect(heading(page)).toHaveText('Good morning');
  });

  test(
    'a person with a language of their own keeps it',
    { tag: '@test-all' },
    async ({ page, serveDemo }) => {
      await page.goto(`${await serveDemo()}/?person=slovak`);
      await signInInCzech(page, 'slovak');
      await expect(heading(page)).toHaveText('Dobré ráno');
      await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
    },
  );
});

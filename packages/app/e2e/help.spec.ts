import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { languages } from '@selfservice/api/core/language';
import { openAs, test } from './journey.ts';

/** The texts of help in each language: the menu, its entry, the page in the iframe. */
const words = {
  en: { more: 'More', help: 'Help', page: 'How to use Self-service', plan: 'My plan' },
  cs: {
    more: 'Další',
    help: 'Nápověda',
    page: 'Jak pracovat se zaměstnaneckou samoobsluhou',
    plan: 'Můj plán',
  },
  sk: {
    more: 'Ďalšie',
    help: 'Pomocník',
    page: 'Ako pracovať so zamestnaneckou samoobsluhou',
    plan: 'Môj plán',
  },
} as const;

const frameOf = (page: Page, title: string = words.en.page) => page.frameLocator(`iframe[title="${title}"]`);

for (const language of languages)
  test(
    `help leads from the plan to its section and back to the month, in ${language}`,
    { tag: ['@help-1', '@help-3', '@help-5', '@help-6', ...(language === 'en' ? [] : ['@test-all'])] },
    async ({ page, serve }) => {
      const { more, help, page: title, plan } = words[language];
      const server = await serve({ language });
      await openAs(page, server, 'employee', '/plan/my/202612');
      await expect(page.getByRole('heading', { level: 1, name: plan })).toBeVisible();
      await page.getByRole('button', { name: more, exact: true }).click();
      await page.getByRole('menuitem', { name: help }).click();
      await expect(page).toHaveURL(`${server.url}/help/plan_my`);
      await expect(page.getByRole('heading', { level: 1, name: help })).toBeFocused();
      const section = frameOf(page, title).getByRole('heading', { level: 2, name: plan });
      await expect(section).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1, name: help })).toBeInViewport({ ratio: 1 });
      const picture = frameOf(page, title).locator('[id="plan/my"] img');
      await expect
        .poll(
          () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
          'the picture is loaded',
        )
        .toBe(390);
      await expect(page.getByRole('heading', { level: 1, name: help })).toBeFocused();
      await page.locator('a[href="/plan/my"]').filter({ visible: true }).last().click();
      await expect(page).toHaveURL(`${server.url}/plan/my/202612`);
    },
  );

test(
  'the help page has the theme of the application from the start',
  { tag: ['@test-all'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/help/keyboard');
    const html = frameOf(page).locator('html');
    await expect(html).not.toHaveAttribute('data-theme');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(frameOf(page).locator('body')).toHaveCSS('background-color', 'rgb(23, 22, 20)');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
  },
);

test(
  'help can be read by keyboard, and its links stay inside the iframe',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/help');
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Open in a new tab' }).focus();
    await page.keyboard.press('Tab');
    await expect(frameOf(page).getByRole('link', { name: 'Where to find help' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(frameOf(page).locator('[id="first-steps"]')).toBeFocused();
    await page.keyboard.press('End');
    await expect(
      frameOf(page).getByRole('heading', { name: 'When something does not work' }),
    ).toBeInViewport();
    await expect(page).toHaveURL(`${server.url}/help`);
  },
);

test(
  'an unknown section shows a notice, and a page that cannot be loaded can be retried',
  { tag: ['@help-4', '@help-8', '@test-all'] },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/help/nowhere_at_all');
    await expect(page.getByText(/^There is no help section for this screen/)).toBeVisible();
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeInViewport();

    expectFailure('/help-pages/en.html', 'network');
    await page.route('**/help-pages/en.html', (route) => route.abort());
    await page.goto(`${server.url}/help/presence`);
    await expect(page.getByText('Help could not be loaded.')).toBeVisible();
    await page.unroute('**/help-pages/en.html');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(frameOf(page).getByRole('heading', { level: 2, name: 'Presence' })).toBeInViewport();
  },
);

for (const language of languages)
  test(
    `the help page is accessible by itself in ${language}`,
    { tag: '@test-all' },
    async ({ page, serve }) => {
      const { url } = await serve();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${url}/help-pages/${language}.html`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
      for (const width of [320, 390, 640, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(overhang, `${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );

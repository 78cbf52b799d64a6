import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { languages } from '@selfservice/api/core/language';
import { installClock } from './clock.ts';
import { expectHome, loginForm, openAs, test } from './journey.ts';

/** The texts of the notice in each language. */
const words = {
  en: {
    old: 'Your browser is too old',
    failed: 'Self-service could not be loaded',
    late: 'Self-service has not started yet',
    reload: 'Reload page',
  },
  cs: {
    old: 'Váš prohlížeč je příliš starý',
    failed: 'Aplikaci se nepodařilo načíst',
    late: 'Aplikace se zatím nespustila',
    reload: 'Načíst stránku znovu',
  },
  sk: {
    old: 'Váš prehliadač je príliš starý',
    failed: 'Aplikáciu sa nepodarilo načítať',
    late: 'Aplikácia sa zatiaľ nespustila',
    reload: 'Načítať stránku znova',
  },
} as const;

const initialScript = '**/assets/initial-*.js';
const notice = (page: Page) => page.getByRole('alert');
/** Finds the first paint of the application, the logo. */
const startScreen = (page: Page) => page.locator('#root > .first-paint');

/** Delays a file. Returns a function that lets it through. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ locale: { en: 'en-GB', cs: 'cs-CZ', sk: 'sk-SK' }[language] });

    test(
      'an old browser is named as the reason, and the application does not run',
      { tag: language === 'en' ? [] : ['@test-all'] },
      async ({ page, serve, expectLine }) => {
        const { url } = await serve();
        const paths: string[] = [];
        page.on('request', (request) => paths.push(new URL(request.url()).pathname));
        await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
        expectLine('Content Security Policy');
        await page.goto(url);
        await expect(notice(page).getByRole('heading')).toHaveText(words[language].old);
        await expect(notice(page)).toContainText('Firefox 126, Safari 17.5');
        await expect(notice(page)).toHaveAttribute('lang', language);
        await expect(notice(page)).toBeVisible();
        expect(paths).not.toContain('/config.json');
      },
    );

    test(
      'a first file that cannot be loaded shows the notice, and a reload starts the application',
      { tag: language === 'en' ? [] : ['@test-all'] },
      async ({ page, serve, expectLine }) => {
        const { url } = await serve();
        expectLine('net::ERR_FAILED');
        await page.route(initialScript, (route) => route.abort());
        await page.goto(url);
        await expect(notice(page).getByRole('heading')).toHaveText(words[language].failed);
        await page.unroute(initialScript);
        await notice(page).getByRole('button', { name: words[language].reload }).focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
      },
    );

    test(
      'a start of more than 20 seconds shows the notice until the application appears',
      { tag: language === 'en' ? [] : ['@test-all'] },
      async ({ page, serve }) => {
        const { url } = await serve();
        const letThrough = await hold(page, initialScript);
        await installClock(page);
        await page.goto(url, { waitUntil: 'commit' });
        await expect(startScreen(page)).toBeVisible();
        await page.clock.runFor(19_000);
        await expect(notice(page)).toHaveCount(0);
        await page.clock.runFor(1_000);
        await expect(notice(page).getByRole('heading')).toHaveText(words[language].late);
        await expect(notice(page).getByRole('button', { name: words[language].reload })).toBeVisible();
        await page.clock.resume();
        letThrough();
        await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
      },
    );
  });

for (const [name, pattern] of [
  ['an imported script', '**/assets/early-*.js'],
  ['the style sheet', '**/assets/initial-*.css'],
] as const)
  test(
    `${name} that cannot be loaded shows the notice permanently`,
    { tag: name === 'the style sheet' ? [] : ['@test-all'] },
    async ({ page, serve, expectLine }) => {
      const { url } = await serve();
      expectLine('net::ERR_FAILED');
      await page.route(pattern, (route) => route.abort());
      await page.goto(url);
      await expect(notice(page).getByRole('heading')).toHaveText(words.en.failed);
    },
  );

test(
  'a failing file of a browser extension shows no notice',
  { tag: ['@test-all'] },
  async ({ page, serve, expectLine }) => {
    const { url } = await serve();
    expectLine('net::ERR_FAILED');
    const letThrough = await hold(page, initialScript);
    await page.route('https://extension.test/**', (route) => route.abort());
    // The policy of a page does not apply to extensions, but to this test.
    await page.route(`${url}/`, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto(url, { waitUntil: 'commit' });
    await expect(startScreen(page)).toBeVisible();
    const hasFailed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const script = document.createElement('script');
          script.type = 'module';
          script.src = 'https://extension.test/injected.js';
          script.addEventListener('error', () => resolve());
          document.head.append(script);
        }),
    );
    await hasFailed;
    await expect(notice(page)).toHaveCount(0);
    letThrough();
    await expect(loginForm(page).userName).toBeVisible();
  },
);

test('an application that works shows no notice', { tag: ['@test-all'] }, async ({ page, serve }) => {
  const server = await serve();
  await installClock(page);
  await openAs(page, server, 'employee');
  await expectHome(page, 'employee');
  await page.clock.runFor(60_000);
  await expect(notice(page)).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `the notice has the ${colorScheme} colours of the product and is accessible with the strictest content security policy`,
    { tag: colorScheme === 'light' ? [] : ['@test-all'] },
    async ({ page, serve, expectLine }) => {
      const { url } = await serve();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 480 });
      await page.route(initialScript, (route) => route.abort());
      expectLine('net::ERR_FAILED');
      await page.route(`${url}/`, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "default-src 'self'" };
        await route.fulfill({ response, headers });
      });
      await page.goto(url);
      const background = { light: 'rgb(250, 249, 246)', dark: 'rgb(23, 22, 20)' }[colorScheme];
      await expect(notice(page)).toHaveCSS('background-color', background);
      await expect(notice(page)).toHaveCSS('position', 'fixed');
      const { violations } = await new AxeBuilder({ page }).include('[role=alert]').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    },
  );

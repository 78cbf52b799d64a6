import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { languages } from '@selfservice/api/core/language';
import { openPaths } from '../src/testing/open-paths.ts';
import { loginForm, openAs, signIn, test } from './journey.ts';
import { screenHrefs } from './screens.ts';

const widths = [1920, 1280, 1024, 768, 390, 320, 390, 768, 1024, 1280, 1920];

const languageNames = { en: 'English', cs: 'Čeština', sk: 'Slovenčina' };

/** Returns the innermost elements outside of the window; empty if the page cannot scroll sideways. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Scripts that follow the width have run after the second frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    return [
      `${scrollWidth} px in ${clientWidth} px`,
      ...[...document.body.querySelectorAll('*')]
        .filter((element) => isOut(element) && ![...element.children].some(isOut))
        .map((element) => {
          const { left, right } = element.getBoundingClientRect();
          const words = (element.getAttribute('aria-label') ?? element.textContent).slice(0, 40);
          const name = `${element.localName}[${element.getAttribute('role') ?? ''}]`;
          return `${name} "${words}" ${Math.round(left)}–${Math.round(right)} px`;
        })
        .slice(0, 5),
    ];
  });
}

/** Makes the window narrower and wider again, like turning a tablet or zooming. */
async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  for (const [step, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .soft(async () => {
        const direction = step > widths.indexOf(320) ? 'wider' : 'narrower';
        expect(await overflowing(page), `${screen}, ${direction} at ${width} px`).toEqual([]);
      })
      .toPass();
  }
}

/** Navigates to another screen like a link. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function expectScreen(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
}

for (const language of languages) {
  test(
    `no screen scrolls sideways at any width: ${language}`,
    { tag: '@test-all' },
    async ({ page, serve }) => {
      // So many requests that the list renders only the visible ones.
      const server = await serve({ language, requestCount: 120 });
      await openAs(page, server, 'approver', '/help');
      for (const path of [...screenHrefs, '/nowhere'])
        await test.step(path, async () => {
          await goTo(page, path);
          await expectScreen(page);
          await expectNoSidewaysScroll(page, path);
        });
    },
  );

  test(
    `no screen before sign-in scrolls sideways at any width: ${language}`,
    { tag: '@test-all' },
    async ({ page, serve }) => {
      const { url } = await serve({ language });
      for (const path of openPaths) {
        await page.goto(url + path);
        await page.getByRole('button', { name: languageNames[language] }).click();
        await expectNoSidewaysScroll(page, path);
      }
      await page.goto(url);
      await expect(loginForm(page).userName).toBeVisible();
      await page.getByRole('button', { name: languageNames[language] }).click();
      await expectNoSidewaysScroll(page, 'sign-in');
      await page.getByRole('button', { name: languageNames.en }).click();
      await signIn(page, 'mustChangePassword');
      await expect(page.locator('input[autocomplete=new-password]')).toHaveCount(2);
      await expectNoSidewaysScroll(page, 'forced password');
    },
  );
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectHome, loginForm, signIn, test } from './journey.ts';

async function expectAccessible(page: Page): Promise<void> {
  // The announcement of a busy button may refer to a button that no longer exists.
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

const variants = [
  { name: 'on a desk', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'on a desk in the dark', width: 1440, height: 900, colorScheme: 'dark' },
  { name: 'on a small phone', width: 320, height: 640, colorScheme: 'light' },
] as const;

for (const { name, width, height, colorScheme } of variants)
  test.describe(() => {
    test.use({ viewport: { width, height }, colorScheme });

    test(`login and home are accessible ${name}`, { tag: ['@test-all'] }, async ({ page, serve }) => {
      const { url } = await serve();
      await page.goto(url);
      await expect(loginForm(page).userName).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await signIn(page, 'longName');
      await expectHome(page, 'longName');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });

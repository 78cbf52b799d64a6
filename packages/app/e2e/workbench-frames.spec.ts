import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { workbenchBuild } from './builds.ts';
import { test } from './journey.ts';

const innerWidthOf = (page: Page, name: string) =>
  page
    .frameLocator(`iframe[title="${name}"]`)
    .locator('html')
    .evaluate(() => window.innerWidth);

test(
  'a story of a phone keeps its width in a tab of its own',
  { tag: '@test-all' },
  async ({ page, serveFiles }) => {
    const url = await serveFiles({ directory: workbenchBuild, path: '/some/folder/' });
    const id = 'dashboard-dashboardscreen-dashboardscreeninframe--phone';
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
    await expect(page).toHaveURL(/\/some\/folder\/frames\//);
    const story = page.frameLocator(`iframe[title="${id}"]`);
    await expect(story.getByRole('region', { name: 'Balances' })).toHaveAttribute('aria-busy', 'false');
    expect(await innerWidthOf(page, id)).toBe(390);
  },
);

test(
  'the tool "Side by side" opens a story twice',
  { tag: '@test-all' },
  async ({ page, serveFiles, expectLine }) => {
    // A warning of Storybook about its own button.
    expectLine("The 'ariaLabel' prop on 'PopoverProvider'");
    const url = await serveFiles({ directory: workbenchBuild });
    await page.goto(`${url}/?path=/story/dashboard-dashboardscreen--default&globals=theme:contrast`);
    await page.getByRole('button', { name: 'Side by side' }).click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'English and Czech' }).click();
    const pair = await opening;
    const english = pair.frameLocator('iframe[title="English"]');
    const czech = pair.frameLocator('iframe[title="Čeština"]');
    await expect(english.getByRole('region', { name: 'Balances' })).toBeVisible();
    await expect(czech.getByRole('region', { name: 'Zůstatky' })).toBeVisible();
    await expect(czech.locator('html')).toHaveAttribute('data-theme', 'contrast');
  },
);

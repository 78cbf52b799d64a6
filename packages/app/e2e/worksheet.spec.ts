import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { languages } from '@selfservice/api/core/language';
import { installClock } from './clock.ts';
import { openAs, test } from './journey.ts';

test.beforeEach(({ context }) => installClock(context, { time: '2026-11-20T08:00:00' }));

/** Finds the navigation entry of the worksheet with its count. */
function worksheetLink(page: Page, name: RegExp) {
  return page.getByRole('navigation', { name: 'Areas', exact: true }).getByRole('link', { name });
}

const worksheetOf = (page: Page, month: string) =>
  page.getByRole('table', { name: `Worksheet for ${month}`, exact: true });
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test(
  'a signed worksheet shows its signature, and the count disappears',
  { tag: ['@worksheet-1', '@worksheet-2', '@worksheet-3', '@worksheet-22', '@worksheet-24'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/my-worksheet');
    await expect(page).toHaveURL(/\/my-worksheet\/202611$/);
    await expect(worksheetOf(page, 'November 2026')).toBeVisible();
    await expect(worksheetLink(page, /^My worksheet 1 waiting/)).toBeVisible();

    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(page).toHaveURL(/\/my-worksheet\/202610$/);
    await page.getByRole('button', { name: 'Sign worksheet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign worksheet for October 2026' });
    await expect(dialog).toContainText('Objections can be raised with the manager within five days.');
    await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(notifications(page)).toContainText('The worksheet for October 2026 is signed.');
    await expect(page.getByRole('main')).toContainText('Signed electronically');
    await expect(page.getByRole('button', { name: 'Sign worksheet' })).toBeHidden();
    await expect(worksheetLink(page, /^My worksheet$/)).toBeVisible();
  },
);

test(
  'compute-to-today is remembered on the device',
  { tag: ['@worksheet-20', '@worksheet-21', '@test-all'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/my-worksheet/202611');
    await page.getByRole('button', { name: 'Compute to: To today' }).click();
    await page.getByRole('menuitemradio', { name: 'To yesterday' }).click();
    await expect(page.getByRole('row', { name: /^20 Fri/ })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Compute to: To yesterday' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^19 Thu/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^20 Fri/ })).toBeHidden();
  },
);

test(
  'a month of 31 days with four passes a day is one page of paper in every language',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    for (const language of languages) {
      const server = await serve({ language });
      await openAs(page, server, 'manager', '/my-worksheet/202608');
      await expect(page.getByRole('row', { name: /^31/ })).toBeVisible();
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g), language).toHaveLength(1);
    }
  },
);

test(
  'nothing is wider than the window in any language, at any width',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    for (const language of languages) {
      const server = await serve({ language });
      await openAs(page, server, 'employee', '/my-worksheet/202611');
      await expect(page.getByRole('row', { name: /^20/ })).toBeVisible();
      for (const width of [320, 390, 639, 640, 700, 768, 1023, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(overhang, `${language} ${width}`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  },
);

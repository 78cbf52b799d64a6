import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import type { TranslatedPage } from '../../../tools/translated-page.ts';
import { translatePage } from '../../../tools/translated-page.ts';
import { installClock } from './clock.ts';
import { openAs, test } from './journey.ts';
import { followRequests } from './quiet.ts';
import { screenHrefs } from './screens.ts';
import { sendVacation } from './send-vacation.ts';

declare global {
  interface Window {
    translated: TranslatedPage;
  }
}

test.beforeEach(async ({ context }) => {
  await installClock(context, { time: '2026-11-20T08:00:00' });
  await context.addInitScript(`window.translated = (${translatePage.toString()})()`);
});

/** Expects that the page is translated, and that no text on it stayed old. */
async function expectFresh(page: Page): Promise<void> {
  await expect(page.locator('main font').first()).toBeAttached();
  await expect(page.getByText('This screen could not be displayed.')).toHaveCount(0);
  expect(await page.evaluate(() => window.translated.takeStale())).toEqual([]);
}

test('an approval can be undone and sent on a page that the browser translates', async ({ page, serve }) => {
  const server = await serve();
  await openAs(page, server, 'approver', '/requests-approve');
  const doctor = page.getByRole('row', { name: /Doctor/ }).first();
  await doctor.click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('8 requests')).toBeVisible();
  await doctor.click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('7 requests')).toBeVisible();
  await expectFresh(page);
});

test('a request is sent, a plan signed and a month changed on a page that the browser translates', async ({
  page,
  serve,
}) => {
  const server = await serve();
  await openAs(page, server, 'employee', '/my-requests');
  await expect(await sendVacation(page, 'Skiing')).toBeHidden();
  await expect(page.getByRole('row', { name: /Vacation/ }).first()).toBeVisible();
  await expectFresh(page);
  await page.getByRole('link', { name: /^My plan/ }).click();
  await page.getByRole('button', { name: 'Sign 3 days' }).click();
  const signing = page.getByRole('dialog', { name: 'Sign plan' });
  await signing.getByRole('button', { name: /^Sign/ }).click();
  await expect(signing).toBeHidden();
  // The plan goes on to the next days to sign.
  await expect(page.getByRole('button', { name: 'December 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('button', { name: 'January 2027' })).toBeVisible();
  await expectFresh(page);
});

for (const person of ['manager', 'employee'] satisfies PersonKey[])
  test(
    `the screens of the ${person} work on a page that the browser translates`,
    { tag: '@test-all' },
    async ({ context, serve }) => {
      const server = await serve();
      // The pages of help are in a frame without scripts.
      for (const path of screenHrefs.filter((href) => href !== '/help')) {
        const page = await context.newPage();
        const quiet = followRequests(page);
        await openAs(page, server, person, path);
        await expect(page.locator('main h1').first()).toBeVisible();
        await quiet();
        for (const name of ['Next month', 'Previous month', 'Previous month']) {
          const button = page.getByRole('button', { name, exact: true });
          if (!(await button.isVisible())) continue;
          await button.click();
          await quiet();
        }
        const row = page.getByRole('main').getByRole('row').last();
        if (await row.isVisible()) await row.click();
        await quiet();
        await expectFresh(page);
        await page.close();
      }
    },
  );

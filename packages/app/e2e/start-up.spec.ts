import type { Page } from '@playwright/test';
import { expectHome, signIn, test } from './journey.ts';

/** Every 40 ms of a start-up of six calls one after the other, of 100 ms each. */
const moments = Array.from({ length: 17 }, (_, step) => step * 40);

/** Loads the page anew, and leaves it to itself for some time of the real clock: the moment is what is tried here. */
async function reloadFor(page: Page, ms: number): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
  await page.waitForTimeout(ms);
}

test('a reload at any moment of start-up stays signed in', async ({ page, serve }) => {
  test.setTimeout(180_000);
  const { url } = await serve({ latencyMs: 100 });
  await page.goto(url);
  await signIn(page, 'employee');
  await expectHome(page, 'employee');
  for (const moment of moments) {
    await test.step(`${moment} ms`, async () => {
      await reloadFor(page, moment);
      await reloadFor(page, moment);
      await page.reload();
      await expectHome(page, 'employee');
    });
  }
});

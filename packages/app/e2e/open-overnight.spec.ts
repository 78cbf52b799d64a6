import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { installClock } from './clock.ts';
import { openAs, test } from './journey.ts';
import { followRequests } from './quiet.ts';
import { screenHrefs } from './screens.ts';

const minuteMs = 60_000;

/** The ends of a day, a month and a year, and the hours that summer time takes and gives. The wall-clock time in Prague. */
const boundaries = [
  ['a day', '2026-11-20T23:50:00', '+01:00'],
  ['a month', '2026-11-30T23:50:00', '+01:00'],
  ['a year', '2026-12-31T23:50:00', '+01:00'],
  ['summer time', '2026-10-25T02:50:00', '+02:00'],
  ['winter time', '2027-03-28T01:50:00', '+01:00'],
] as const;

/** Screens without data of a day. */
const timeless = ['/change-password', '/help'];

/** Returns what a screen reader finds on a screen when it has its data. */
async function textsOf(page: Page, quiet: () => Promise<void>): Promise<string> {
  await expect(page.getByRole('banner')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('h1').first()).toBeVisible();
  await expect(main.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
  await quiet();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0;
  });
  await quiet();
  const found = await main.ariaSnapshot();
  // An announcement is read once.
  return found.replaceAll(/^ *- status.*\n/gm, '');
}

for (const [name, at, zone] of boundaries)
  for (const person of ['manager', 'employee'] satisfies PersonKey[])
    test(
      `the screens of the ${person} that stay open over the end of ${name} show what a reload shows`,
      { tag: '@test-all' },
      async ({ context, serve }) => {
        await installClock(context, { time: at + zone });
        for (const path of screenHrefs.filter((href) => !timeless.includes(href))) {
          const clock = createManualClock(localDateTime(at));
          const server = await serve({ at }, { clock });
          await context.clock.setSystemTime(at + zone);
          const page = await context.newPage();
          const quiet = followRequests(page);
          await openAs(page, server, person, path);
          await textsOf(page, quiet);
          clock.advance(20 * minuteMs);
          await context.clock.fastForward(20 * minuteMs);
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
          const open = await textsOf(page, quiet);
          await page.reload();
          const loaded = await textsOf(page, quiet);
          expect.soft(open, path).toBe(loaded);
          await page.close();
        }
      },
    );

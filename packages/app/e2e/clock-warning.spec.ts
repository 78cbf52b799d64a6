import { expect } from '@playwright/test';
import { installClock } from './clock.ts';
import { expectHome, openAs, test } from './journey.ts';

/** The first time of the backend's clock. */
const begin = '2026-11-20T08:00:00';

for (const { minutes, warning } of [
  { minutes: 5, warning: /^The clock of this device is 5\sminutes fast\.$/ },
  { minutes: -60, warning: /^The clock of this device is 1\shour slow\.$/ },
  { minutes: 1, warning: null },
])
  test(
    `a clock that is ${minutes} minutes ahead ${warning ? 'causes a warning' : 'causes no warning'}`,
    { tag: minutes === 5 ? [] : ['@test-all'] },
    async ({ page, serve }) => {
      const server = await serve({ at: begin, dateAheadMinutes: -minutes });
      await installClock(page, { time: new Date(begin) });
      // The warning is loaded after everything else.
      const code = page.waitForResponse('**/LateNotices-*.js');
      await openAs(page, server, 'employee');
      await expectHome(page, 'employee');
      // A response that is pending while the clock moves would not count.
      await expect(page.getByRole('region', { name: 'My day' })).toContainText('On shift until');
      await page.clock.fastForward(10_000);
      const address = (await code).url();
      const words = page.getByText(/^The clock of this device/);
      if (!warning) {
        // Resolves when the code has run. The clock renders what it has loaded.
        await page.evaluate((file) => import(file), address);
        await page.clock.runFor(100);
        await expect(words).toBeHidden();
        return;
      }
      await expect(words).toHaveText(warning);
      await page.getByRole('status').filter({ has: words }).getByRole('button', { name: 'Close' }).click();
      await expect(words).toBeHidden();
    },
  );

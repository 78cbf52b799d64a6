import { expect } from '@playwright/test';
import { installClock } from './clock.ts';
import { openAs, test } from './journey.ts';

/** Half past eleven in the evening of 30 November, west and east of Greenwich. */
const evenings = [
  { timezoneId: 'America/Los_Angeles', time: '2026-12-01T07:30:00Z' },
  { timezoneId: 'Pacific/Auckland', time: '2026-11-30T10:30:00Z' },
];

for (const { timezoneId, time } of evenings)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(
      'my plan fetches the current month on its last evening, then the next one',
      { tag: timezoneId === 'America/Los_Angeles' ? [] : ['@test-all'] },
      async ({ page, context, serve }) => {
        await installClock(context, { time });
        const server = await serve();
        const months: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/SelfService_GetMyPlanData')) months.push(request.postData() ?? '');
        });
        await openAs(page, server, 'employee', '/plan/my');
        await expect(page).toHaveURL(/\/plan\/my\/202611$/);
        await expect(page.getByRole('grid', { name: 'Plan for November 2026' })).toBeVisible();
        await expect(page.getByRole('rowheader', { name: /^30 Mon/ })).toBeVisible();
        expect(months[0]).toContain('"2026-11-01T00:00:00Z"');

        await page.getByRole('button', { name: 'Next month' }).click();
        await expect(page).toHaveURL(/\/plan\/my\/202612$/);
        await expect(page.getByRole('grid', { name: 'Plan for December 2026' })).toBeVisible();
        await expect.poll(() => months.join()).toContain('"2026-12-01T00:00:00Z"');
      },
    );
  });

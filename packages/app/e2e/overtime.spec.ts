import { expect } from '@playwright/test';
import { installClock } from './clock.ts';
import { openAs, test } from './journey.ts';

// The day of the backend, because overtime of the current year has no year.
test.beforeEach(({ context }) => installClock(context, { time: '2026-11-20T08:00:00' }));

test('an approval can be undone, otherwise it is sent and the count in the navigation changes', async ({
  page,
  serve,
}) => {
  const server = await serve({ configuration: { undoSeconds: 600 } });
  await openAs(page, server, 'employee', '/overtime');
  const areas = page.getByRole('navigation', { name: 'Areas', exact: true });
  await expect(areas.getByRole('link', { name: /^My overtime 1 waiting/ })).toBeVisible();
  const approve = async () => {
    await page.getByRole('row', { name: /Overtime to be paid, Pending$/ }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('row', { name: /Overtime to be paid, Approving…$/ })).toBeFocused();
  };
  await approve();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Overtime to be paid, Pending$/ })).toBeFocused();

  await approve();
  await page.clock.fastForward(600_000);
  await expect(page.getByRole('row', { name: /Approved$/ })).toHaveCount(4);
  await expect(areas.getByRole('link', { name: 'My overtime', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Approved$/ })).toHaveCount(4);
});

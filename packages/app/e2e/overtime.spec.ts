import { expect } from '@playwright/test';
import { installClock } from './clock.ts';
import { signIn, test } from './journey.ts';

// The backend's day: overtime of this year stands without it.
test.beforeEach(({ context }) => installClock(context, { time: '2026-11-20T08:00:00' }));

test('an approval can be taken back; one that is not is sent, and the count of home follows', async ({
  page,
  serve,
}) => {
  const { url } = await serve({ configuration: { undoSeconds: 3 } });
  await page.goto(`${url}/overtime`);
  await signIn(page, 'employee');
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
  await expect(page.getByRole('row', { name: /Approved$/ })).toHaveCount(4);
  await expect(areas.getByRole('link', { name: 'My overtime', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Approved$/ })).toHaveCount(4);
});

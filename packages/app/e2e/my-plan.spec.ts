import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signIn, test } from './journey.ts';

/** The plan's entry in the navigation beside the screen, with its count. */
function planLink(page: Page, name: RegExp) {
  return page.getByRole('navigation', { name: 'Areas', exact: true }).getByRole('link', { name });
}

const planOf = (page: Page, month: string) => page.getByRole('grid', { name: `Plan of ${month}` });
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('days are signed, then the next month’s change is approved, and its day waits on', async ({
  page,
  serve,
}) => {
  const server = await serve();
  await page.goto(`${server.url}/plan/my`);
  await signIn(page, 'employee');
  await expect(page).toHaveURL(/\/plan\/my\/202611$/);
  await expect(planOf(page, 'November 2026')).toBeVisible();
  await expect(planLink(page, /^My plan 5 waiting/)).toBeVisible();

  await page.getByRole('button', { name: 'Sign 3 days' }).click();
  const signing = page.getByRole('dialog', { name: 'Sign the plan' });
  await expect(signing).toContainText('Early shift');
  await expect(signing).toContainText('Night shift');
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(notifications(page)).toContainText('3 days are signed.');
  await expect(page).toHaveURL(/\/plan\/my\/202612$/);
  await expect(planLink(page, /^My plan 2 waiting/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Night shift, Monday 30 November/ })).toBeVisible();

  await page.getByRole('button', { name: 'Review 1 change' }).click();
  const change = page.getByRole('dialog', { name: 'Plan changes' });
  await change.getByRole('button', { name: 'Approve' }).click();
  await expect(notifications(page)).toContainText('1 change is approved.');
  await expect(page.getByRole('button', { name: /^Review/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign 1 day' })).toBeVisible();
  await expect(planOf(page, 'December 2026')).toBeVisible();
  await expect(planLink(page, /^My plan 1 waiting/)).toBeVisible();
  expect([...server.database.planDecisions.values()]).toEqual(['signed', 'signed', 'signed', 'approved']);
});

test('a change is rejected, and the way leads to the month in which something still waits', async ({
  page,
  serve,
}) => {
  const server = await serve();
  await page.goto(`${server.url}/plan/my/202612`);
  await signIn(page, 'employee');
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  await page.getByRole('dialog', { name: 'Plan changes' }).getByRole('button', { name: 'Reject' }).click();
  await expect(notifications(page)).toContainText('1 change is rejected.');
  await expect(page).toHaveURL(/\/plan\/my\/202611$/);
  await expect(page.getByRole('button', { name: 'Sign 3 days' })).toBeVisible();
  expect([...server.database.planDecisions.values()]).toEqual(['rejected']);
});

test('the address keeps the month, the device remembers it, and the way back leaves the plan', async ({
  page,
  serve,
}) => {
  const server = await serve();
  await page.goto(server.url);
  await signIn(page, 'employee');
  await planLink(page, /^My plan/).click();
  await expect(planOf(page, 'November 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/\/plan\/my\/202701$/);
  await page.reload();
  await expect(planOf(page, 'January 2027')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);

  await planLink(page, /^My plan/).click();
  await expect(planOf(page, 'January 2027')).toBeVisible();
  await page.goto(`${server.url}/plan/my/209913`);
  await expect(page).toHaveURL(/\/plan\/my\/202701$/);
});

import { expect } from '@playwright/test';
import { expectHome, openAs, test } from './journey.ts';

const planCall = '/breeze/IpoData/SelfService_GetMyPlanData';

test('home shows the day of the user, and my plan opens with the month that home has fetched', async ({
  page,
  serve,
}) => {
  const server = await serve();
  const calls: string[] = [];
  const months: unknown[] = [];
  page.on('response', (response) => calls.push(new URL(response.url()).pathname));
  page.on('request', (request) => {
    if (!request.url().endsWith(planCall)) return;
    months.push(request.postDataJSON());
    expect(calls, 'the dashboard has been fetched').toContain('/breeze/IpoData/DashboardData');
  });
  await openAs(page, server, 'employee');
  const day = page.getByRole('region', { name: 'My day' });
  await expect(day).toContainText('On shift until 16:30');
  await expect(day).toContainText('Next: Mon 6:00, Early shift');
  await expect(day.getByRole('listitem').filter({ hasText: 'Day shift' })).toHaveText('8:00–16:30 Day shift');
  await expect(day.getByText('In since 7:55')).toBeVisible();
  const november = { Item1: '2026-11-01T00:00:00Z' };
  expect(months).toEqual([november]);

  await page
    .getByRole('navigation', { name: 'All areas' })
    .getByRole('link', { name: /^My plan/ })
    .click();
  await expect(page.getByRole('group', { name: 'Plan for November 2026' })).toBeVisible();
  // The neighbouring months are fetched after it.
  await expect.poll(() => months).toHaveLength(3);
  expect(months.slice(1)).not.toContainEqual(november);
});

test(
  'a user without permission for the plan sees only the dial and the last pass, and the plan is not fetched',
  { tag: ['@test-all'] },
  async ({ page, serve }) => {
    const server = await serve({ invisibleActions: ['SelfServiceApp_RunMyPlan'] });
    let hasAsked = false;
    page.on('request', (request) => (hasAsked ||= request.url().endsWith(planCall)));
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    await expect(page.getByRole('main').getByText(/Fri.20.Nov/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'My day' })).toHaveText('In since 7:55');
    expect(hasAsked).toBe(false);
  },
);

test(
  'a day whose code could not be loaded appears after a retry by keyboard',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    let isReachable = false;
    await page.route(/\/assets\/MyDayScreen-/, (route) => (isReachable ? route.continue() : route.abort()));
    expectFailure('.js', 'network');
    await openAs(page, server, 'employee');
    await expectHome(page, 'employee');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).focus();
    isReachable = true;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'My day' })).toContainText('On shift until 16:30');
  },
);

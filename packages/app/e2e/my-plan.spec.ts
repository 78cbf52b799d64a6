import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { languages } from '@selfservice/api/core/language';
import { openAs, test } from './journey.ts';
import { planDecisions } from '@selfservice/mock-server/my-plan/plan-decision';

/** The plan's entry in the navigation beside the screen, with its count. */
function planLink(page: Page, name: RegExp) {
  return page.getByRole('navigation', { name: 'Areas', exact: true }).getByRole('link', { name });
}

const planOf = (page: Page, month: string) => page.getByRole('grid', { name: `Plan for ${month}` });
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test(
  'days are signed, then the change of the next month is approved, and its day stays to be signed',
  { tag: ['@my-plan-1', '@my-plan-2', '@my-plan-20'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/plan/my');
    await expect(page).toHaveURL(/\/plan\/my\/202611$/);
    await expect(planOf(page, 'November 2026')).toBeVisible();
    await expect(planLink(page, /^My plan 5 waiting/)).toBeVisible();

    await page.getByRole('button', { name: 'Sign 3 days' }).click();
    const signing = page.getByRole('dialog', { name: 'Sign plan' });
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
    expect([...planDecisions(server.database).values()]).toEqual(['signed', 'signed', 'signed', 'approved']);
  },
);

test(
  'after a change is rejected, the month with the next pending item opens',
  { tag: ['@my-plan-1', '@my-plan-20', '@test-all'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/plan/my/202612');
    await page.getByRole('button', { name: 'Review 1 change' }).click();
    await page.getByRole('dialog', { name: 'Plan changes' }).getByRole('button', { name: 'Reject' }).click();
    await expect(notifications(page)).toContainText('1 change is rejected.');
    await expect(page).toHaveURL(/\/plan\/my\/202611$/);
    await expect(page.getByRole('button', { name: 'Sign 3 days' })).toBeVisible();
    expect([...planDecisions(server.database).values()]).toEqual(['rejected']);
  },
);

test(
  'the month is in the address and remembered on the device, and going back leaves the plan',
  { tag: ['@my-plan-1', '@my-plan-2', '@my-plan-3', '@my-plan-4'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee');
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
  },
);

test(
  'nothing is wider than the window in any language, at any width',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    for (const language of languages) {
      const server = await serve({ language });
      // A month with days to sign and changes to approve: both actions are beside the title.
      await openAs(page, server, 'employee', '/plan/my/202612');
      await expect(page.getByRole('button', { name: /^(Sign|Podepsat|Podpísať) 1 / })).toBeVisible();
      for (const width of [320, 390, 639, 640, 768, 1023, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(overhang, `${language}, ${width} px`).toBeLessThanOrEqual(0);
      }
      await page.context().clearCookies();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
  },
);

test(
  'weekends, holidays and the current time are distinguishable with forced colours',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const server = await serve();
    await openAs(page, server, 'employee', '/plan/my');
    await expect(planOf(page, 'November 2026')).toBeVisible();
    const hatchOf = (day: RegExp) =>
      planOf(page, 'November 2026')
        .getByRole('row', { name: day })
        .evaluate((row) => getComputedStyle(row, '::before').backgroundImage);
    const [weekday, weekend, holiday] = await Promise.all([/^19 Thu/, /^21 Sat/, /^17 Tue/].map(hatchOf));
    expect(weekday).toBe('none');
    expect(weekend).toContain('gradient');
    expect(holiday).toContain('gradient');
    expect(holiday).not.toBe(weekend);
    const [now, rule] = await Promise.all(
      ['.now', '.rule'].map((line) =>
        page
          .locator(line)
          .first()
          .evaluate((element) => getComputedStyle(element).borderLeftColor),
      ),
    );
    expect(now).not.toBe(rule);
  },
);

test(
  'a phone starts with the agenda, a desk with the timeline, and the device remembers the choice',
  {
    tag: ['@my-plan-48', '@my-plan-52', '@test-all'],
  },
  async ({ page, serve }) => {
    const server = await serve();
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, server, 'employee', '/plan/my');
    const list = page.getByRole('list', { name: 'Plan for November 2026' });
    await expect(list).toBeVisible();
    await expect(list.getByRole('button', { name: /^20 Fri/ })).toBeInViewport({ ratio: 1 });
    await expect(list.getByRole('button', { name: /^2 Mon/ })).not.toBeInViewport();
    await page.getByRole('button', { name: 'Show as a timeline' }).click();
    await expect(planOf(page, 'November 2026')).toBeVisible();
    await page.reload();
    await expect(planOf(page, 'November 2026')).toBeVisible();
    await page.getByRole('button', { name: 'Show as a list' }).click();
    await expect(list).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(list).toBeVisible();
  },
);

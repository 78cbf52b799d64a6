import { expect } from '@playwright/test';
import { installClock } from './clock.ts';
import { openAs, test } from './journey.ts';

test.beforeEach(({ context }) => installClock(context, { time: '2026-11-20T08:00:00' }));

test(
  'plan states are shown by weeks, and the chosen centre is kept for the department plan',
  { tag: ['@plan-states-1', '@plan-states-2', '@plan-states-15', '@plan-states-16'] },
  async ({ page, serve }) => {
    const server = await serve({ language: 'en' });
    await openAs(page, server, 'manager', '/plan/states?state=checked');
    await expect(page.getByRole('tab', { name: /^15–21/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(/^\d+ plans$/)).toBeVisible();
    await page.getByRole('tab', { name: /^22–30/ }).click();
    await expect(page).toHaveURL(/part=4/);

    await page.getByRole('button', { name: 'Production with sub-centres' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a centre' });
    await dialog.getByRole('row', { name: 'Serial production' }).click();
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(
      /^Serial production/,
    );
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('button', { name: 'Serial production with sub-centres' })).toBeVisible();
    await expect(page).toHaveURL(/part=4/);

    // The call of the chosen centre may still come.
    const sent = page.waitForRequest(
      (request) =>
        request.url().includes('/SelfService_GetPlanStates?') &&
        (request.postData() ?? '').includes('rejected'),
    );
    await page.getByRole('button', { name: 'Other state None' }).click();
    await page.getByRole('menuitemradio', { name: 'Rejected', exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      Value: { StartDate: '2026-11-22T00:00:00Z', EndDate: '2026-11-30T00:00:00Z', State: 'rejected' },
    });
    await page.evaluate(
      async (elements) => {
        for (const element of elements) {
          (element as HTMLElement).click();
          // React renders a press in a microtask, but a transition in a later task: the next press comes before it.
          for (let turn = 0; turn < 10; turn++) await Promise.resolve();
        }
      },
      await Promise.all(
        [
          page.getByRole('radio', { name: /^Not passed/ }),
          page.getByRole('button', { name: 'Next month' }),
        ].map((locator) => locator.elementHandle()),
      ),
    );
    await expect(page).toHaveURL(/month=202612/);
    await expect(page.getByRole('tab', { name: /^1–7\sDec/ })).toHaveAttribute('aria-selected', 'true');

    await page
      .getByRole('row', { name: /, Not passed/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: /^Plan of / })).toContainText('Kind of plan');

    await page.goto(`${server.url}/plan/department`);
    await expect(page.getByRole('button', { name: 'Serial production with sub-centres' })).toBeVisible();
  },
);

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { failing } from '@selfservice/mock-server/core/failure';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { installClock } from './clock.ts';
import { openAs, test } from './journey.ts';

// The day of the backend, so that a new request begins with the next day.
test.beforeEach(({ context }) => installClock(context, { time: '2026-11-20T08:00:00' }));

/** Finds a day of the month in the dialog for a new request. */
const monthDay = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Days in the month' }).getByRole('button', { name });

test(
  'days are requested by dragging over the month, with the plan and the remaining vacation',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/my-requests');
    await page.getByRole('button', { name: 'New request' }).click();
    const dialog = page.getByRole('dialog', { name: 'New request' });
    await dialog.getByRole('button', { name: 'Next month' }).click();
    await expect(monthDay(page, /^Monday, 21 December 2026, .*shift/)).toBeVisible();
    await monthDay(page, /^Monday, 21 December/).hover();
    await page.mouse.down();
    await monthDay(page, /^Wednesday, 23 December/).hover();
    await monthDay(page, /^Friday, 25 December/).hover();
    await page.mouse.up();
    await dialog.getByRole('button', { name: /Type of absence/ }).click();
    await page.getByRole('option', { name: 'Vacation', exact: true }).click();
    const asked = dialog.getByRole('group', { name: 'Your request' });
    await expect(asked).toContainText('5 days, Mon 21 – Fri 25 Dec 2026');
    await expect(asked).toContainText('3 with a planned shift, 2 public holidays');
    await expect(asked).toContainText('Vacation: 14.5 days now, 11.5 after');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog).toBeHidden();
    const sent = [...requestRows(server.database).values()].at(-1);
    expect(sent).toMatchObject({ firstDay: '2026-12-21', lastDay: '2026-12-25', begin: null });

    await page.getByRole('button', { name: 'New request' }).click();
    await dialog.getByRole('button', { name: 'Next month' }).click();
    await monthDay(page, /^Tuesday, 22 December 2026, .*Vacation/).click();
    await expect(asked).toContainText('Overlaps your pending request: Vacation Mon 21 – Fri 25 Dec 2026.');
  },
);

test(
  'days are requested by keyboard, and without a plan',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve({ disabledActions: ['SelfServiceApp_RunMyPlan'] });
    await openAs(page, server, 'employee', '/my-requests');
    await page.getByRole('button', { name: 'New request' }).click();
    const dialog = page.getByRole('dialog', { name: 'New request' });
    await expect(dialog).toContainText('Your shifts are not shown because you have no access to your plan.');
    await monthDay(page, /^Saturday, 21 November/).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    const asked = dialog.getByRole('group', { name: 'Your request' });
    await expect(asked).toContainText('3 days, Wed 2 – Fri 4 Dec 2026');
    await expect(asked).not.toContainText('shift');
    await dialog.getByRole('button', { name: /Type of absence/ }).press('ArrowDown');
    await page.getByRole('option', { name: 'Doctor' }).press('Enter');
    await dialog.getByRole('textbox', { name: /Note/ }).fill('Spa');
    expectFailure('/InsertAbsenceForSelfService', 500);
    server.database.scenario.failures = [failing('postAbsences', '500', { occasion: 'once' })];
    await dialog.getByRole('button', { name: 'Send request' }).press('Enter');
    await expect(dialog).toContainText('What you entered is still here.');
    await expect(asked).toContainText('3 days, Wed 2 – Fri 4 Dec 2026');
    await dialog.getByRole('button', { name: 'Send request' }).press('Enter');
    await expect(dialog).toBeHidden();
    const sent = [...requestRows(server.database).values()].at(-1);
    expect(sent).toMatchObject({ firstDay: '2026-12-02', lastDay: '2026-12-04', note: 'Spa' });
  },
);

test(
  'today, a holiday and the selected day are distinguishable with forced colours',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const server = await serve();
    await openAs(page, server, 'employee', '/my-requests');
    await page.getByRole('button', { name: 'New request' }).click();
    const plain = monthDay(page, /^Monday, 23 November/);
    await expect(plain).toBeVisible();
    const look = (day: RegExp) =>
      monthDay(page, day).evaluate((button) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(button);
        const cell = button.parentElement && getComputedStyle(button.parentElement);
        return { borderTopColor, backgroundColor, pattern: cell?.backgroundImage };
      });
    const [ordinary, today, holiday, chosen] = await Promise.all(
      [/^Monday, 23 November/, /^Friday, 20 November/, /^Tuesday, 17 November/, /^Saturday, 21 November/].map(
        look,
      ),
    );
    expect(today?.borderTopColor).not.toBe(ordinary?.borderTopColor);
    expect(chosen?.backgroundColor).not.toBe(ordinary?.backgroundColor);
    expect(holiday?.pattern).toContain('gradient');
  },
);

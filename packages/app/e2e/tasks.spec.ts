import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectHome, openAs, test } from './journey.ts';

/** The steps of a task. */
interface Steps {
  presses: number;
  /** How often something had to be scrolled into view. */
  scrolls: number;
}

/** Does a task like a user, and counts the steps. */
function createWalk() {
  const done: Steps = { presses: 0, scrolls: 0 };
  async function see(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isInWindow = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
    if (isInWindow) return;
    done.scrolls += 1;
    await target.scrollIntoViewIfNeeded();
  }
  async function press(target: Locator): Promise<void> {
    await see(target);
    await target.click();
    done.presses += 1;
  }
  /** Expects the result of the task within these steps. */
  async function arrive(task: string, result: Locator, most: Steps): Promise<void> {
    await see(result);
    const { presses, scrolls } = done;
    const description = `${task}: ${presses} presses, ${scrolls} scrolls`;
    test.info().annotations.push({ type: 'task', description });
    expect.soft(presses, 'presses').toBeLessThanOrEqual(most.presses);
    expect.soft(scrolls, 'scrolls').toBeLessThanOrEqual(most.scrolls);
  }
  return { see, press, arrive };
}

const visible = (target: Locator) => target.filter({ visible: true }).first();
const link = (page: Page, name: RegExp) => visible(page.getByRole('link', { name }));
const button = (page: Page, name: RegExp | string) => visible(page.getByRole('button', { name }));

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });
    const isPhone = device === 'a phone';

    test('an employee requests three days', { tag: '@test-all' }, async ({ page, serve }) => {
      await openAs(page, await serve(), 'employee');
      await expectHome(page, 'employee');
      const { press, arrive } = createWalk();
      if (!isPhone) await press(link(page, /^My requests/));
      await press(visible(page.getByRole('link', { name: 'New request' }).or(button(page, 'New request'))));
      const dialog = page.getByRole('dialog', { name: 'New request' });
      const day = (name: RegExp) =>
        dialog.getByRole('group', { name: 'Days in the month' }).getByRole('button', { name });
      await press(day(/^Monday, 23 November/));
      await press(day(/^Wednesday, 25 November/));
      await press(dialog.getByRole('button', { name: /Type of absence/ }));
      await press(page.getByRole('option', { name: 'Vacation', exact: true }));
      await press(dialog.getByRole('button', { name: 'Send request' }));
      await expect(dialog).toBeHidden();
      const sent = page.getByRole('row', { name: /^Vacation 23–25 Nov/ });
      await arrive('request three days', sent, { presses: isPhone ? 6 : 7, scrolls: 0 });
    });

    test('an approver approves all requests', { tag: '@test-all' }, async ({ page, serve }) => {
      await openAs(page, await serve({ configuration: { undoSeconds: 0 } }), 'approver');
      await expectHome(page, 'approver');
      const { press, arrive } = createWalk();
      await press(link(page, /requests? to approve/i));
      await press(page.getByRole('button', { name: 'More actions' }));
      await press(page.getByRole('menuitem', { name: 'Mass approve' }));
      await press(page.getByRole('button', { name: 'Select all 8' }));
      await press(
        page.getByRole('group', { name: 'Selected requests' }).getByRole('button', { name: 'Approve' }),
      );
      const results = page.getByRole('dialog', { name: 'Results' }).or(page.getByText(/^8 approved/));
      await arrive('approve all', visible(results), { presses: 5, scrolls: 0 });
    });

    test('home says when the next shift is', { tag: '@test-all' }, async ({ page, serve }) => {
      await openAs(page, await serve(), 'employee');
      const { arrive } = createWalk();
      const next = page.getByRole('region', { name: 'My day' }).getByText(/Mon.6:00/);
      await arrive('next shift', visible(next), { presses: 0, scrolls: 0 });
    });

    test(
      'the department plan says who is absent on Friday',
      { tag: '@test-all' },
      async ({ page, serve }) => {
        await openAs(page, await serve(), 'approver');
        await expectHome(page, 'approver');
        const { press, arrive } = createWalk();
        await press(link(page, /^Department plan/));
        if (isPhone) {
          const absent = page.getByRole('heading', { level: 2, name: /^Absent/ });
          await arrive('who is absent on Friday', absent, { presses: 1, scrolls: 2 });
          return;
        }
        await press(button(page, /Who is shown/));
        await press(page.getByRole('menuitemradio', { name: 'Only absent' }));
        const count = page.getByText(/^\d+ of 36|^\d+ people$/);
        await arrive('who is absent on Friday', visible(count), { presses: 3, scrolls: 0 });
      },
    );

    test('the worksheet says whether the month is right', { tag: '@test-all' }, async ({ page, serve }) => {
      await openAs(page, await serve(), 'employee');
      await expectHome(page, 'employee');
      const { see, press, arrive } = createWalk();
      await press(link(page, /worksheet/i));
      await see(page.getByText('2 days need fixing'));
      await arrive('is my month right', page.getByText(/balance to today|balance of the month/), {
        presses: 1,
        scrolls: 0,
      });
    });
  });

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { failing } from '@selfservice/mock-server/core/failure';
import { installClock } from './clock.ts';
import { expectHome, loginForm, openAs, signIn, test } from './journey.ts';
import { sendVacation } from './send-vacation.ts';

test.beforeEach(({ context }) => installClock(context, { time: '2026-11-20T08:00:00' }));

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Counts the calls with an address that ends with a text. */
function callsOf(page: Page, end: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(end)) calls += 1;
  });
  return () => calls;
}

test(
  'a signature that was sent before a reload is reported on the next page, and not sent again',
  { tag: '@worksheet-55' },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/my-worksheet/202610');
    const path = '/SelfService_SignWorksheet';
    const calls = callsOf(page, path);
    const done = Promise.withResolvers<void>();
    await page.route(`**${path}`, async (route) => {
      await route.fetch();
      done.resolve();
    });
    await page.getByRole('button', { name: 'Sign worksheet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
    await done.promise;
    await page.goto(server.url);
    await expectHome(page, 'employee');
    await page.clock.fastForward(60_000);
    await expect(notifications(page)).toContainText('The worksheet for October 2026 is signed.');
    expect(calls()).toBe(1);
    await page.reload();
    await expectHome(page, 'employee');
    await page.clock.fastForward(60_000);
    await expect(notifications(page)).toBeHidden();
  },
);

test(
  'a cancellation whose outcome was not known at a logout is reported after the next sign-in of the same person',
  { tag: '@requests-56' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/my-requests');
    const path = '/SetWflRequestStatusSelfService';
    const calls = callsOf(page, path);
    expectFailure(path, 504);
    expectFailure('/GetWflRequestsTabForMobile', 503);
    await page.getByRole('row', { name: /^Vacation .* Pending/ }).click();
    await page.getByRole('button', { name: 'Cancel request' }).click();
    server.setScenario({
      failures: [
        failing('postRequestStatus', '504', { isAfterWork: true }),
        failing('postMyRequests', '503', { body: 'message' }),
      ],
    });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel request' }).click();
    await expect(
      page.getByText('It is not known whether the request was changed.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(loginForm(page).userName).toBeVisible();
    server.setScenario({ failures: [] });

    await signIn(page, 'approver');
    await expectHome(page, 'approver');
    await page.clock.fastForward(60_000);
    await expect(notifications(page)).toBeHidden();
    await page.getByRole('button', { name: 'Log out' }).click();

    await signIn(page, 'employee');
    await expect(notifications(page)).toContainText('The request is cancelled.');
    expect(calls()).toBe(1);
  },
);

test(
  'a request whose outcome was not known at a logout is reported after the next sign-in, and exists once',
  { tag: '@requests-54' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/my-requests');
    const path = '/InsertAbsenceForSelfService';
    const calls = callsOf(page, path);
    expectFailure(path, 504);
    expectFailure('/GetWflRequestsTabForMobile', 503);
    await page.route(`**${path}`, (route) => {
      // The list can be read until the request is sent.
      server.setScenario({
        failures: [
          failing('postAbsences', '504', { isAfterWork: true }),
          failing('postMyRequests', '503', { body: 'message' }),
        ],
      });
      return route.continue();
    });
    const dialog = await sendVacation(page, 'Before the logout');
    await expect(dialog).toContainText('It is not known whether the request was saved.');
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(loginForm(page).userName).toBeVisible();
    server.setScenario({ failures: [] });
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
    await page.clock.fastForward(60_000);
    await expect(notifications(page)).toContainText('The request has been created.');
    expect(calls()).toBe(1);
  },
);

test(
  'a browser without a database says once that it keeps no changes, and sends them',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', {
        get() {
          throw new DOMException('Refused', 'SecurityError');
        },
      }),
    );
    const server = await serve({ configuration: { undoSeconds: 0 } });
    await openAs(page, server, 'approver', '/requests-approve');
    const notice = page.getByText(/^This browser cannot keep changes/);
    const calls = callsOf(page, '/SetWflRequestStatusSelfService');
    const approve = page
      .getByRole('region', { name: /^Request of/ })
      .getByRole('button', { name: 'Approve' });
    await page
      .getByRole('row', { name: /Doctor/ })
      .first()
      .click();
    await approve.click();
    await expect(notice).toBeVisible();
    await expect(page.getByText('7 requests')).toBeVisible();
    await notifications(page).getByRole('button', { name: /Close/ }).click();
    await expect(notice).toBeHidden();
    await page
      .getByRole('row', { name: /Vacation/ })
      .first()
      .click();
    await approve.click();
    await expect(page.getByText('6 requests')).toBeVisible();
    await expect(notice).toBeHidden();
    expect(calls()).toBe(2);
  },
);

import { expect } from '@playwright/test';
import { failing } from '@selfservice/mock-server/core/failure';
import type { HttpServer } from '@selfservice/mock-server/http';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { installClock } from './clock.ts';
import { openAs, test } from './journey.ts';
import { sendVacation } from './send-vacation.ts';

// The day of the backend, so that a new request begins with the next day.
test.beforeEach(({ context }) => installClock(context, { time: '2026-11-20T08:00:00' }));

const insertions = '**/InsertAbsenceForSelfService';
const rowsWith = ({ database }: HttpServer, text: string) =>
  [...requestRows(database).values()].filter(({ note }) => note === text);

test(
  'a request whose response is lost is found by checking, and exists once',
  { tag: ['@shell-49', '@test-all'] },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/my-requests');
    expectFailure('/InsertAbsenceForSelfService', 'network');
    await page.route(insertions, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    const dialog = await sendVacation(page, 'Answer lost');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'The request has been created.',
    );
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(4);
    expect(rowsWith(server, 'Answer lost')).toHaveLength(1);
  },
);

test(
  'a request without an answer is not known for a minute, then sent again, and exists once',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/my-requests');
    expectFailure('/InsertAbsenceForSelfService', 'network');
    await page.route(insertions, (route) => route.abort('connectionreset'), { times: 1 });
    const dialog = await sendVacation(page, 'Not arrived');
    await expect(dialog).toContainText('It is not known whether the request was saved.');
    await dialog.getByRole('button', { name: 'Check again' }).click();
    await expect(dialog).toContainText('The server may still be working on this.');
    // The dialog checks by itself.
    await page.clock.fastForward(60_000);
    await expect(dialog).toContainText('This was not saved.');
    expect(rowsWith(server, 'Not arrived')).toHaveLength(0);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog).toBeHidden();
    expect(rowsWith(server, 'Not arrived')).toHaveLength(1);
  },
);

test(
  'a request that the browser sent twice is found twice, and one of them can be cancelled',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    // Chromium repeats a call if a reused connection is closed before the response.
    const server = await serve({
      failures: [failing('postAbsences', 'network', { occasion: 1, isAfterWork: true })],
    });
    await openAs(page, server, 'employee', '/my-requests');
    await sendVacation(page, 'Sent twice');
    const twice = page.getByRole('alertdialog', { name: 'The request exists twice' });
    await expect(twice).toBeVisible();
    expect(rowsWith(server, 'Sent twice')).toHaveLength(2);
    await twice.getByRole('button', { name: 'Cancel one' }).click();
    await expect(twice).toBeHidden();
    const states = rowsWith(server, 'Sent twice').map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set([0, 3]));
  },
);

test(
  'a page that is reloaded while a request is sent checks its outcome, and does not send it again',
  { tag: ['@shell-49'] },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/my-requests');
    await page.route(insertions, async (route) => void (await route.fetch()), { times: 1 });
    await sendVacation(page, 'Reloaded');
    await expect.poll(() => rowsWith(server, 'Reloaded').length).toBe(1);
    expectFailure('/GetWflRequestsTabForMobile', 503);
    server.database.scenario.failures = [failing('postMyRequests', '503', { body: 'message' })];
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'New request' });
    await expect(dialog).toContainText('It is not known whether the request was saved.');
    server.database.scenario.failures = [];
    await dialog.getByRole('button', { name: 'Check again' }).click();
    await expect(dialog).toBeHidden();
    expect(rowsWith(server, 'Reloaded')).toHaveLength(1);
  },
);

test(
  'a request that is saved after its dialog was closed is reported, and exists once',
  { tag: ['@shell-49'] },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/my-requests');
    expectFailure('/InsertAbsenceForSelfService', 'network');
    const late = Promise.withResolvers<void>();
    await page.route(insertions, async (route) => {
      await route.abort('connectionreset');
      await late.promise;
      // The call arrives late.
      await page.request.fetch(route.request());
    });
    const dialog = await sendVacation(page, 'Late');
    await expect(dialog).toContainText('It is not known whether the request was saved.');
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(dialog).toBeHidden();
    late.resolve();
    await expect.poll(() => rowsWith(server, 'Late').length).toBe(1);
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'The request has been created.',
    );
    expect(rowsWith(server, 'Late')).toHaveLength(1);
  },
);

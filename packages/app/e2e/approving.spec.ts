import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { failing } from '@selfservice/mock-server/core/failure';
import type { HttpServer } from '@selfservice/mock-server/http';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { installClock } from './clock.ts';
import { openAs, signIn, test } from './journey.ts';

const decidedPath = '/SetWflRequestStatusSelfService';

/** Signs an approver in, whose decisions are sent immediately. */
async function openApprovals(page: Page, server: HttpServer): Promise<void> {
  await openAs(page, server, 'approver', '/requests-approve');
  await expect(page.getByText('8 requests')).toBeVisible();
}

/** Approves the first request for a doctor. */
async function approveDoctor(page: Page): Promise<void> {
  await page
    .getByRole('row', { name: /Doctor/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
}

/** Collects the addresses of the decisions that the page sends from now on. */
function decisionsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(decidedPath)) sent.push(request.url());
  });
  return sent;
}

const approved = ({ database }: HttpServer) =>
  [...requestRows(database).values()].filter(
    ({ state, deciderRef }) => state === 1 && deciderRef === '0001002',
  ).length;

test(
  'an approval that meets a captive portal has an unknown outcome, is found pending by checking, and is approved once by a retry',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve({ configuration: { undoSeconds: 0 } });
    await installClock(page, { time: '2026-11-20T08:00:00' });
    await openApprovals(page, server);
    const before = approved(server);
    const sent = decisionsOf(page);
    const decisions = page.getByRole('region', { name: 'Decisions' });

    server.setScenario({
      configuration: { undoSeconds: 0 },
      failures: [failing('postRequestStatus', 'portal'), failing('postApprovals', 'portal')],
    });
    await approveDoctor(page);
    await expect(decisions).toContainText('It is not known whether the request was approved');
    await expect(page.getByText('Approved', { exact: true })).toHaveCount(0);

    server.setScenario({ configuration: { undoSeconds: 0 } });
    await decisions.getByRole('button', { name: 'Check again' }).click();
    await expect(decisions.getByRole('button', { name: 'Check again' })).toBeEnabled();
    await page.clock.fastForward(60_000);
    await expect(decisions).toContainText('The request could not be approved');
    expect(sent).toHaveLength(1);
    expect(approved(server)).toBe(before);

    await decisions.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('7 requests')).toBeVisible();
    await expect(decisions).toBeHidden();
    expect(sent).toHaveLength(2);
    expect(approved(server)).toBe(before + 1);
  },
);

test(
  'an approval whose response is lost is not sent again after a reload',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve({ configuration: { undoSeconds: 0 } });
    await openApprovals(page, server);
    const before = approved(server);
    expectFailure(decidedPath, 504);
    server.setScenario({
      configuration: { undoSeconds: 0 },
      failures: [
        failing('postRequestStatus', '504', { isAfterWork: true }),
        failing('postApprovals', 'portal'),
      ],
    });
    await approveDoctor(page);
    const decisions = page.getByRole('region', { name: 'Decisions' });
    await expect(decisions).toContainText('It is not known whether the request was approved');

    server.setScenario({ configuration: { undoSeconds: 0 } });
    const sent = decisionsOf(page);
    await page.reload();
    await expect(page.getByText('7 requests')).toBeVisible();
    await expect(decisions).toBeHidden();
    expect(sent).toEqual([]);
    expect(approved(server)).toBe(before + 1);
  },
);

test(
  'an approval that fails during the logout is reported on the first screen after the next sign-in',
  { tag: '@approvals-48' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    await installClock(page, { time: '2026-11-20T08:00:00' });
    await openApprovals(page, server);
    const before = approved(server);
    expectFailure(decidedPath, 503);
    server.setScenario({ failures: [failing('postRequestStatus', '503', { occasion: 1 })] });
    await approveDoctor(page);
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible();
    await page.clock.fastForward(60_000);
    await signIn(page, 'approver');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'The request could not be approved',
    );
    expect(approved(server)).toBe(before);
  },
);

test(
  'a logout with a decision whose outcome is not known asks first',
  { tag: ['@approvals-48', '@test-all'] },
  async ({ page, serve, expectFailure }) => {
    const server = await serve({ configuration: { undoSeconds: 0 } });
    await openApprovals(page, server);
    expectFailure(decidedPath, 504);
    server.setScenario({
      configuration: { undoSeconds: 0 },
      failures: [
        failing('postRequestStatus', '504', { isAfterWork: true, occasion: 1 }),
        failing('postApprovals', 'portal'),
      ],
    });
    await approveDoctor(page);
    await expect(page.getByRole('region', { name: 'Decisions' })).toContainText('It is not known whether');
    await page.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog', { name: 'The outcome of 1 decision is not known' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Log out' }).click();
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible();
  },
);

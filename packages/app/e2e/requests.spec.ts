import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { people } from '@selfservice/mock-server/core/people';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import type { HttpServer } from '@selfservice/mock-server/http';
import { installClock } from './clock.ts';
import { expectHome, openAs, signIn, test } from './journey.ts';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';

// The day of the backend, so that a new request begins with the next day.
test.beforeEach(({ context }) => installClock(context, { time: '2026-11-20T08:00:00' }));

/** Opens a new tab as a person. */
async function tabOf(context: BrowserContext, server: HttpServer, person: PersonKey): Promise<Page> {
  const page = await context.newPage();
  await openAs(page, server, person);
  await expectHome(page, person);
  return page;
}

/** Finds a navigation entry with its count. */
function areaLink(page: Page, name: RegExp) {
  return page.getByRole('navigation', { name: 'Areas', exact: true }).getByRole('link', { name });
}

async function askForADay(page: Page, account: string, note: string): Promise<void> {
  await page.getByRole('button', { name: 'New request' }).click();
  const dialog = page.getByRole('dialog', { name: 'New request' });
  await dialog.getByRole('button', { name: /Type of absence/ }).click();
  await page.getByRole('option', { name: account }).click();
  await dialog.getByRole('textbox', { name: /Note/ }).fill(note);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toBeHidden();
}

const rowsOf = (page: Page) => page.getByRole('grid').getByRole('row');
const firstRow = (page: Page, name: RegExp) => page.getByRole('row', { name }).first();
/** Finds the button that approves the open request. */
const approveButton = (page: Page) =>
  page.getByRole('region', { name: /^Request of/ }).getByRole('button', { name: 'Approve' });

test('an approver decides the requests of an employee, and all counts agree', async ({ context, serve }) => {
  const server = await serve({ configuration: { undoSeconds: 600 } });
  const employee = await tabOf(context, server, 'employee');
  await areaLink(employee, /^My requests/).click();
  await expect(rowsOf(employee)).toHaveCount(3);
  await askForADay(employee, 'Doctor', 'First');
  await expect(employee.getByRole('region', { name: 'Notifications' })).toContainText(
    'The request has been created.',
  );
  await askForADay(employee, 'Vacation', 'Second');
  await expect(rowsOf(employee)).toHaveCount(5);
  await expect(areaLink(employee, /^My requests 5 waiting/)).toBeVisible();

  const approver = await tabOf(context, server, 'approver');
  await expect(areaLink(approver, /^Requests to approve 10 waiting/)).toBeVisible();
  await areaLink(approver, /^Requests to approve/).click();
  await expect(approver.getByText('10 requests')).toBeVisible();
  await approver.getByRole('searchbox', { name: 'Search requests' }).fill('dvorak');
  await expect(approver.getByText('5 requests')).toBeVisible();

  await approver.getByRole('row', { name: /Doctor .*21 Nov/ }).click();
  const detail = approver.getByRole('region', { name: /^Request of/ });
  await expect(detail).toContainText('First');
  await detail.getByRole('button', { name: 'Approve' }).click();
  const decisions = approver.getByRole('region', { name: 'Decisions' });
  await expect(decisions).toContainText('Approving');
  await context.clock.fastForward(600_000);
  await expect(approver.getByText('4 requests')).toBeVisible();

  await approver.getByRole('row', { name: /Vacation .*21 Nov/ }).click();
  await detail.getByRole('button', { name: 'Reject' }).click();
  await expect(detail).toContainText('In case of rejecting you must enter a note.');
  await detail.getByRole('textbox', { name: 'Your note' }).fill('Come on Monday instead.');
  await detail.getByRole('button', { name: 'Reject' }).click();
  await expect(decisions).toContainText('Rejecting');
  await context.clock.fastForward(600_000);
  await expect(approver.getByText('3 requests')).toBeVisible();
  await expect(areaLink(approver, /^Requests to approve 8 waiting/)).toBeVisible();

  await employee.reload();
  await expect(areaLink(employee, /^My requests 3 waiting/)).toBeVisible();
  await employee.getByText('Show only pending').click();
  await employee.getByRole('row', { name: /Vacation .*21 Nov/ }).click();
  await expect(employee.getByRole('article')).toContainText('Come on Monday instead.');
  await expect(employee.getByRole('article')).toContainText('Svoboda Petr');
  await expect(employee.getByRole('article').getByText('Rejected')).toBeVisible();
  await employee.reload();
  await expect(employee.getByRole('article').getByText('Rejected')).toBeVisible();
  await employee.goBack();
  await expect(employee.getByRole('article')).toBeHidden();
});

test('a logout sends a pending decision immediately', { tag: '@test-all' }, async ({ page, serve }) => {
  const server = await serve({ configuration: { undoSeconds: 600 } });
  await openAs(page, server, 'approver', '/requests-approve');
  await firstRow(page, /Doctor/).click();
  await approveButton(page).click();
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();
  const sent = page.waitForResponse((response) => response.url().endsWith('/SetWflRequestStatusSelfService'));
  await page.getByRole('button', { name: 'Log out' }).click();
  expect((await sent).status()).toBe(200);
  expect(
    [...requestRows(server.database).values()].filter((row) => row.decidedAt?.startsWith('2026-11-20')),
  ).toHaveLength(1);
});

test('a pending decision is sent immediately when the page is closed, and an undone one is not sent', async ({
  page,
  context,
  serve,
}) => {
  const server = await serve({ configuration: { undoSeconds: 600 } });
  const decided = () =>
    [...requestRows(server.database).values()].filter((row) => row.decidedAt?.startsWith('2026-11-20T08'))
      .length;
  const before = decided();
  const tab = await context.newPage();
  await openAs(tab, server, 'approver', '/requests-approve');
  const approve = approveButton(tab);
  await firstRow(tab, /Doctor/).click();
  await approve.click();
  await tab.getByRole('button', { name: 'Undo' }).first().click();
  await expect(tab.getByText('8 requests')).toBeVisible();
  await firstRow(tab, /Vacation/).click();
  await approve.click();
  expect(decided()).toBe(before);
  await tab.close({ runBeforeUnload: false });
  await expect.poll(decided).toBe(before + 1);
  await page.goto(server.url);
});

test(
  'a mass approval of forty requests lists the three that someone else had decided',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve({ requestCount: 40, configuration: { undoSeconds: 0 } });
    await openAs(page, server, 'approver', '/requests-approve');
    await expect(page.getByText('40 requests')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Mass approve' }).click();
    await page.getByRole('button', { name: 'Select all 40' }).click();
    await expect(page.getByText('40 selected')).toBeVisible();

    const requests = requestRows(server.database);
    const waiting = [...requests.values()].filter(
      (row) => row.approverRef === people.approver.ref && row.state === 0 && row.agenda === 'requests',
    );
    for (const row of waiting.slice(0, 3))
      requests.set(row.id, {
        ...row,
        state: 2,
        deciderRef: people.manager.ref,
        decidedAt: row.createdAt,
        note: 'Decided by the manager',
      });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/SetWflRequestStatus')) calls.push(request.url());
    });
    await page
      .getByRole('group', { name: 'Selected requests' })
      .getByRole('button', { name: 'Approve' })
      .click();
    const results = page.getByRole('dialog', { name: 'Results' });
    await expect(results).toContainText('37 approved, 3 decided by someone else');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatch(/SetWflRequestStatusMultiple$/);
    await expect(results).toContainText('Horáková Eva');
  },
);

test('a session that ends during a dialog opens the same dialog after the next sign-in', async ({
  page,
  serve,
  expectFailure,
}) => {
  const server = await serve();
  await openAs(page, server, 'employee', '/my-requests');
  await page.getByRole('button', { name: 'New request' }).click();
  const dialog = page.getByRole('dialog', { name: 'New request' });
  await dialog.getByRole('button', { name: /Type of absence/ }).click();
  await page.getByRole('option', { name: 'Vacation', exact: true }).click();
  await dialog.getByRole('textbox', { name: /Note/ }).fill('By the sea');

  expectFailure('/GetWflRequestsTabForMobile', 401);
  expectFailure('/Token', 400);
  server.database.accessTokens.clear();
  server.database.refreshTokens.clear();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('What you entered is still here.')).toBeVisible();
  await signIn(page, 'employee');
  await expect(dialog).toContainText('What you entered has been kept.');
  await expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('By the sea');
  await expect(dialog.getByRole('button', { name: /Type of absence/ })).toContainText('Vacation');

  await page.reload();
  await expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('By the sea');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowsOf(page)).toHaveCount(4);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(4);
  await expect(dialog).toBeHidden();
});

test(
  'a decision that is lost with the session is shown as not sent after the next sign-in',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve({ configuration: { undoSeconds: 0 } });
    await openAs(page, server, 'approver', '/requests-approve');
    await firstRow(page, /Doctor/).click();
    // Otherwise the call for the team could be the first refused one.
    const team = page.getByRole('region', { name: 'The team on these days' });
    await expect(team).toHaveAttribute('data-kind', 'known');
    await expect(team.locator('[data-skeleton]')).toHaveCount(0);
    expectFailure('/SetWflRequestStatusSelfService', 401);
    expectFailure('/Token', 400);
    server.database.accessTokens.clear();
    server.database.refreshTokens.clear();
    await approveButton(page).click();
    await expect(page.getByText('What you entered is still here.')).toBeVisible();
    await signIn(page, 'approver');
    const decisions = page.getByRole('region', { name: 'Decisions' });
    await expect(decisions).toContainText('The request could not be approved');
    await expect(page.getByText('8 requests')).toBeVisible();
    await decisions.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('7 requests')).toBeVisible();
    await expect(decisions).toBeHidden();
  },
);

test(
  'a draft is kept after a reload and removed when it is discarded',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/my-requests');
    await page.getByRole('button', { name: 'New request' }).click();
    const dialog = page.getByRole('dialog', { name: 'New request' });
    await dialog.getByRole('textbox', { name: /Note/ }).fill('No one else reads this');
    await page.reload();
    await expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('No one else reads this');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'New request' }).click();
    await expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('');
  },
);

test(
  'a request in the address is opened, and one that is not in the list shows a message',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve();
    const row = [...requestRows(server.database).values()].find(
      ({ approverRef, state, agenda }) =>
        approverRef === people.approver.ref && state === 0 && agenda === 'requests',
    );
    await openAs(page, server, 'approver', `/requests-approve/${row?.id ?? 0}`);
    await expect(approveButton(page)).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/requests-approve`);
    await page.goto(`${server.url}/requests-approve/999999`);
    await expect(page.getByText('This request is not in your list.')).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/requests-approve`);
    await page.goto(`${server.url}/requests-approve/abc`);
    await expect(page.getByText('This request is not in your list.')).toBeVisible();
    await expect(firstRow(page, /Vacation/)).toBeVisible();
  },
);

test(
  'a request is approved by keyboard with its days visible among the plans of the team',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve({ configuration: { undoSeconds: 0 } });
    await openAs(page, server, 'approver', '/requests-approve');
    const request = firstRow(page, /Bartoš Miroslav/);
    await expect(request).not.toContainText('also away');
    await request.click();
    const team = page.getByRole('region', { name: 'The team on these days' });
    await expect(team.getByRole('img', { name: /^Request: Vacation, .*, not approved yet$/ })).toBeVisible();
    await expect(team.getByRole('rowheader', { name: /Čermák Ondřej\s+Away · Vacation/ })).toBeVisible();
    await expect(team.getByRole('gridcell', { name: /^Wednesday 2 December: \d+ on shift, / })).toBeVisible();
    await expect(request).toContainText(/\d also away/);
    const sent = page.waitForResponse((response) =>
      response.url().endsWith('/SetWflRequestStatusSelfService'),
    );
    await page.keyboard.press('a');
    expect((await sent).status()).toBe(200);
    // The next request opens with the plans of its team.
    await expect(
      team.getByRole('img', { name: /^Request: Vacation, Wednesday 2 December to Friday 4/ }),
    ).toBeVisible();
  },
);

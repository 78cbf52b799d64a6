import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { failing } from '@selfservice/mock-server/core/failure';
import type { HttpServer } from '@selfservice/mock-server/http';
import { passRows } from '@selfservice/mock-server/terminal/pass-rows';
import { installClock } from './clock.ts';
import { expectHome, openAs, signIn, test, untilWorkerIsReady } from './journey.ts';

// The day of the backend, so that no pass is in its future.
test.beforeEach(({ context }) => installClock(context, { time: '2026-11-20T08:00:00+01:00' }));

const prague = { latitude: 50.090341234567, longitude: 14.400512345678 };
const queue = { configuration: { terminalQueue: true } };
const inserted = ({ database }: HttpServer) => [...passRows(database).values()];
const passes = (page: Page) => page.getByRole('group', { name: 'Record a pass' });

async function openTerminal(page: Page, server: HttpServer): Promise<void> {
  await openAs(page, server, 'employee', '/online-terminal');
  await expect(page.getByRole('button', { name: 'Choose buttons' })).toBeEnabled();
}

test('a press inserts one pass with its position, which is the last one in the list and at home', async ({
  page,
  context,
  serve,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(prague);
  const server = await serve();
  await openTerminal(page, server);
  await passes(page).getByRole('button', { name: 'Out' }).dblclick();
  await expect(page.getByRole('main').getByText(/^Out recorded at 8:0\d$/)).toBeVisible();
  await expect(page.getByText('With your position')).toBeVisible();
  expect(inserted(server)).toEqual([
    expect.objectContaining({ personRef: '0001001', type: 21, gps: '50.09034123;14.40051234' }),
  ]);

  await page.getByRole('link', { name: 'Last passes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Last passes' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Dvořáková Jana')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    /Out.*50\.09034° N, 14\.40051° E/,
  );
  await page.getByRole('main').getByRole('link', { name: 'Online terminal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Online terminal' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expectHome(page, 'employee');
  await expect(page.getByText('Out since 8:00')).toBeVisible();
});

test(
  'home opens the terminal with the button of the probable pass focused, and makes no pass',
  { tag: ['@dashboard-36', '@terminal-35'] },
  async ({ page, serve }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const server = await serve();
    await openAs(page, server, 'employee');
    await page.getByRole('link', { name: 'Clock out' }).click();
    await expect(passes(page).getByRole('button', { name: 'Out' })).toBeFocused();
    expect(inserted(server)).toEqual([]);
  },
);

test(
  'a pass is sent without a position if the position is refused or slow',
  { tag: '@test-all' },
  async ({ page, context, serve }) => {
    const server = await serve();
    await openTerminal(page, server);
    await passes(page).getByRole('button', { name: 'In' }).click();
    await expect(page.getByText('Without a position: not allowed in the browser')).toBeVisible();

    await context.grantPermissions(['geolocation']);
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = () => {};
    });
    await page.clock.runFor(1000);
    await passes(page).getByRole('button', { name: 'Out' }).click();
    await expect(page.getByText('Finding your position…')).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page.getByText('Without a position: it took too long')).toBeVisible();
    expect(inserted(server).map(({ type, gps }) => [type, gps])).toEqual([
      [1, ''],
      [21, ''],
    ]);
  },
);

test('a pass without a network is kept across a reload, and sent from home with its own time', async ({
  page,
  context,
  serve,
  expectFailure,
  expectLine,
}) => {
  const server = await serve(queue);
  // Code that is fetched some time after the sign-in would fail as well.
  const later = [/NotificationCard/, /LateNotices/].map((file) => page.waitForResponse(file));
  await openTerminal(page, server);
  await page.clock.runFor(11_000);
  await Promise.all(later);
  await untilWorkerIsReady(page);
  expectFailure('/InsertNewIpoprtFromOnlineTerm', 'network');
  expectFailure('/SelfService_GetLastPasses', 'network');
  // The code that reports failed calls cannot be fetched either.
  expectLine('net::ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  await passes(page).getByRole('button', { name: 'In' }).click();
  const kept = page.getByRole('region', { name: 'Unconfirmed passes' });
  await expect(kept.getByText(/^In, 8:0\d$/)).toBeVisible();
  // The page can be loaded again, but the calls of the terminal still fail.
  server.setScenario({
    ...queue,
    failures: [failing('postPass', 'network'), failing('getLastPasses', 'network')],
  });
  await context.setOffline(false);
  await page.reload();
  await expect(kept.getByText(/^In, 8:0\d$/)).toBeVisible();
  expect(inserted(server)).toEqual([]);

  const [, pressed] = /, (8:0\d)$/.exec((await kept.getByText(/^In, 8:0\d$/).textContent()) ?? '') ?? [];
  // Leaves the terminal, which would otherwise find the pass missing and send it.
  await page.goto('about:blank');
  server.setScenario(queue);
  const lookUp = page.waitForResponse(/SelfService_GetLastPasses/);
  await page.goto(`${server.url}/dashboard`);
  await expectHome(page, 'employee');
  // A call that is running while the clock jumps would end by its time limit.
  await (await lookUp).finished();
  // An attempt of another page is left alone for a minute.
  await page.clock.runFor(61_000);
  await expect(page.getByText(/^A pass has been recorded after all: In 8:0\d$/)).toBeVisible();
  expect(inserted(server)).toEqual([
    expect.objectContaining({ type: 1, at: expect.stringContaining(`T0${pressed}:`) }),
  ]);
});

test('a kept pass survives the logout, and is not sent for another user', async ({
  page,
  serve,
  expectFailure,
}) => {
  const server = await serve({
    ...queue,
    failures: [failing('postPass', 'network'), failing('getLastPasses', 'network')],
  });
  expectFailure('/InsertNewIpoprtFromOnlineTerm', 'network');
  expectFailure('/SelfService_GetLastPasses', 'network');
  await openTerminal(page, server);
  await passes(page).getByRole('button', { name: 'Out' }).click();
  await expect(page.getByRole('region', { name: 'Unconfirmed passes' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  server.setScenario(queue);
  await signIn(page, 'approver');
  await expectHome(page, 'approver');
  await page.getByRole('button', { name: 'Log out' }).click();
  expect(inserted(server)).toEqual([]);
  await signIn(page, 'employee');
  await expectHome(page, 'employee');
  await page.clock.runFor(61_000);
  await expect
    .poll(() => inserted(server).map(({ personRef, type }) => [personRef, type]))
    .toEqual([['0001001', 21]]);
});

test(
  'a pass that was recorded despite a 504 is found and recorded once',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve({ ...queue, failures: [failing('postPass', '504', { isAfterWork: true })] });
    expectFailure('/InsertNewIpoprtFromOnlineTerm', 504);
    await openTerminal(page, server);
    await passes(page).getByRole('button', { name: 'In' }).click();
    await expect(page.getByRole('main').getByText(/^In recorded at 8:0\d$/)).toBeVisible();
    await page.clock.runFor(121_000);
    expect(inserted(server)).toHaveLength(1);
  },
);

test(
  'without the queue a pass with an unknown outcome can be checked and is found',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve({
      failures: [failing('postPass', '504', { isAfterWork: true }), failing('getLastPasses', '503')],
    });
    expectFailure('/InsertNewIpoprtFromOnlineTerm', 504);
    expectFailure('/SelfService_GetLastPasses', 503);
    await openTerminal(page, server);
    await passes(page).getByRole('button', { name: 'In' }).click();
    await expect(page.getByText('It is not known whether it was recorded.')).toBeVisible();
    server.setScenario({});
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText(/^A pass has been recorded after all: In 8:0\d$/)).toBeVisible();
    expect(inserted(server)).toHaveLength(1);
  },
);

test(
  'a pass of an ended session is not recorded, which the login and the next screen say',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    await openTerminal(page, server);
    server.setScenario({ failures: [failing('postPass', '401')] });
    expectFailure('/InsertNewIpoprtFromOnlineTerm', 401);
    await passes(page).getByRole('button', { name: 'Out' }).click();
    const sentence = page.getByText(/^You were logged out, and this pass was not recorded: Out, 8:0\d\./);
    await expect(sentence).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    server.setScenario({});
    await signIn(page, 'employee');
    await expect(page.getByRole('button', { name: 'Choose buttons' })).toBeVisible();
    await expect(sentence).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(sentence).toBeHidden();
    expect(inserted(server)).toEqual([]);
  },
);

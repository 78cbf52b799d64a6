import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import type { HttpServer } from '@selfservice/mock-server/http';
import { openAs, test } from './journey.ts';

const bars = (page: Page) => page.getByRole('grid').getByRole('button');
const firstDay = (page: Page) => page.getByRole('columnheader').nth(1);

/** Opens the department plan as a person and waits for it. */
async function openPlan(page: Page, server: HttpServer, person: PersonKey, search = ''): Promise<void> {
  await openAs(page, server, person, `/plan/department${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Department plan' })).toBeVisible();
}

test(
  'paging quickly back and forth never mixes the pages',
  { tag: ['@shell-50', '@test-all'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openPlan(page, server, 'approver', '?mode=7&day=2026-11-20');
    await expect(bars(page).first()).toBeVisible();
    const held = await holdPlan(page);
    const next = page.getByRole('button', { name: 'Next week' });
    const previous = page.getByRole('button', { name: 'Previous week' });
    for (const button of [next, next, next, previous, next, previous, previous, previous, previous])
      await button.click();
    await expect(firstDay(page)).toHaveAccessibleName(/Monday 9 November/);
    await expect(page).toHaveURL(/day=2026-11-13/);
    held.releaseFromLast();
    // A night shift of the Sunday before belongs to the page too.
    await expect(bars(page).first()).toBeVisible();
    await expect.poll(() => namesOf(page)).not.toEqual([]);
    for (const name of await namesOf(page)) expect(name).toMatch(/\b([89]|1[0-5]) November/);

    await page.reload();
    await expect(firstDay(page)).toHaveAccessibleName(/Monday 9 November/);
    await expect(page.getByRole('button', { name: 'Week', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test(
    'the plan opens as a week, until the user chooses another number of days',
    { tag: ['@department-plan-3', '@department-plan-10', '@test-all'] },
    async ({ page, serve }) => {
      const server = await serve();
      await openPlan(page, server, 'approver');
      await expect(page.getByRole('columnheader')).toHaveCount(8);
      await expect(bars(page).first()).toBeVisible();

      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${server.url}/plan/department`);
      await expect(page.getByRole('columnheader')).toHaveCount(0);

      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto(`${server.url}/plan/department`);
      await page.getByRole('button', { name: /^Week/ }).click();
      await page.getByRole('menuitemradio', { name: 'Day', exact: true }).click();
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      await page.goto(`${server.url}/plan/department`);
      await expect(page.getByRole('columnheader')).toHaveCount(2);
    },
  );
});

test(
  'visible people are fetched first, in batches of 15, and the neighbouring pages in batches of 40',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve();
    const batches: { from: string; size: number }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/SelfService_GetDepartmentPlanDataIntervals')) return;
      const { Item1, Item3 } = request.postDataJSON() as { Item1: string; Item3: string[] };
      batches.push({ from: Item1.slice(0, 10), size: Item3.length });
    });
    await openPlan(page, server, 'approver', '?mode=1&day=2026-11-20');
    await expect
      .poll(() => batches.map(({ from, size }) => `${from} ${size}`))
      .toEqual(expect.arrayContaining(['2026-11-20 15', '2026-11-20 6', '2026-11-21 36', '2026-11-19 36']));
    expect(batches.slice(0, 3).map(({ from }) => from)).toEqual(Array(3).fill('2026-11-20'));
    const before = batches.length;
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(bars(page).first()).toBeVisible();
    await expect.poll(() => batches.slice(before).map(({ from }) => from)).toEqual(['2026-11-22']);
  },
);

test(
  'centre, people and first plans are fetched while the code of the screen is loading',
  { tag: ['@test-all'] },
  async ({ page, serve }) => {
    const server = await serve();
    const code = Promise.withResolvers<void>();
    await page.route(/\/DepartmentPlanRoute-[\w-]+\.js$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    const calls = planCalls(page);
    await openAs(page, server, 'manager', '/plan/department?mode=3&day=2026-11-24');
    await expect.poll(() => calls.map(({ name }) => name)).toEqual(['People', ...Array(4).fill('Intervals')]);
    expect(calls.flatMap(({ refs }) => refs)).toHaveLength(60);
    for (const { from, to } of calls) expect([from, to]).toEqual(['2026-11-24', '2026-11-26']);
    code.resolve();
    await expect(page.getByText('1000 people', { exact: true })).toBeVisible();
    await expect(bars(page).first()).toBeVisible();
    await expect(page.locator('[role=row][aria-busy=true]')).toHaveCount(0);
    const ofPage = () => calls.filter(({ from }) => from === '2026-11-24');
    await expect.poll(() => ofPage().flatMap(({ refs }) => refs).length).toBe(1000);
    expect(new Set(ofPage().flatMap(({ refs }) => refs)).size).toBe(1000);
    expect(ofPage().filter(({ name }) => name === 'People')).toHaveLength(1);
  },
);

test(
  'no plan is fetched without the permission',
  { tag: ['@department-plan-32'] },
  async ({ page, serve }) => {
    const server = await serve({ disabledActions: ['SelfServiceApp_RunDepartmentPlan'] });
    const calls = planCalls(page);
    await openAs(page, server, 'manager', '/plan/department');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(calls).toEqual([]);
  },
);

test(
  'a page fetches four batches in parallel, and its neighbours wait until it is complete',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve();
    const calls = planCalls(page);
    const held = await holdPlan(page, 'Intervals');
    await openAs(page, server, 'manager', '/plan/department?mode=1&day=2026-11-20');
    const batches = () => calls.filter(({ name }) => name === 'Intervals');
    const people = () => batches().flatMap(({ refs }) => refs).length;
    // The first four are fetched before the code of the screen has loaded, which fetches the others.
    await expect.poll(held.count).toBe(4);
    for (let answered = 0; answered < 4; answered++) held.releaseFirst();
    for (let answered = 4; people() < 1000; answered++) {
      await expect.poll(held.count).toBe(4);
      expect(batches()).toHaveLength(answered + 4);
      held.releaseFirst();
    }
    expect(new Set(batches().map(({ from }) => from))).toEqual(new Set(['2026-11-20']));
    held.releaseFromLast();
    await expect.poll(() => calls.some(({ from }) => from === '2026-11-21')).toBe(true);
  },
);

test(
  'a manager sees the plan of 1000 people immediately, and that of a centre three levels deep',
  { tag: ['@test-all'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openPlan(page, server, 'manager');
    await expect(page.getByText('1000 people', { exact: true })).toBeVisible();
    await expect(bars(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Production with sub-centres' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a centre' });
    for (const name of ['Serial production', 'Hall 1', 'Section A']) {
      await dialog.getByRole('row', { name }).click();
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(
        new RegExp(`^${name}`),
      );
    }
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('147 people', { exact: true })).toBeVisible();
    await expect(bars(page).first()).toBeVisible();
    await expect(page).toHaveURL(/centre=\d+/);

    await page.goto(`${server.url}/plan/department`);
    await expect(page.getByRole('button', { name: 'Section A with sub-centres' })).toBeVisible();
  },
);

test(
  'the warning about too many people replaces the data, and a smaller centre can be chosen',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve();
    await openPlan(page, server, 'director');
    await expect(
      page.getByText('Center "Whole company" includes more persons than is allowed to load (1000).'),
    ).toBeVisible();
    await expect(page.getByRole('grid')).toBeHidden();
    await page.getByRole('button', { name: 'Choose another centre' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a centre' });
    await dialog.getByRole('row', { name: 'Warehouse' }).click();
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(/^Warehouse/);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('75 people', { exact: true })).toBeVisible();
    await expect(bars(page).first()).toBeVisible();
  },
);

test(
  'no reason of an absence is on the page without the permission',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve({ invisibleActions: ['SelfServiceApp_DepartmentPlanAbsenceReason'] });
    await openPlan(page, server, 'approver', '?mode=7&day=2026-11-20');
    await expect(bars(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Other entry|Request)/ }).first()).toBeVisible();
    const drawn = await page.getByRole('main').innerHTML();
    expect(drawn).not.toMatch(/vacation|doctor|sick|care of|leave|business trip/i);
  },
);

test(
  'an absence is inserted for another person from the plan',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve();
    await openPlan(page, server, 'approver', '?mode=7&day=2026-11-20');
    await page.getByRole('rowheader', { name: /Dvořáková Jana/ }).click();
    await page.getByRole('button', { name: 'Add absence' }).click();
    const dialog = page.getByRole('dialog', { name: 'New request' });
    await dialog.getByRole('button', { name: /Type of absence/ }).click();
    await page.getByRole('option', { name: 'Doctor' }).click();
    const sent = page.waitForRequest((request) => request.url().endsWith('/InsertAbsenceForSelfService'));
    await dialog.getByRole('button', { name: 'Send request' }).click();
    expect((await sent).postData()).toContain('0001001');
    await expect(dialog).toBeHidden();
  },
);

/** A call for the plan. */
interface PlanCall {
  name: 'People' | 'Intervals';
  from: string;
  to: string;
  /** The people of the intervals; empty for the call for people. */
  refs: readonly string[];
}

const isOfPlan = (request: Request) => /SelfService_GetDepartmentPlanData(Intervals)?$/.test(request.url());
const bodyOf = (request: Request) =>
  request.postDataJSON() as { Item1: string; Item2: string; Item3: string[] | number };

/** Calls for the plan whose requests do not reach the backend yet. */
interface HeldCalls {
  /** Returns the number of calls that are held now. */
  count(): number;
  releaseFirst(): void;
  /** Releases all calls, the last one first, and lets later ones pass. */
  releaseFromLast(): void;
}

/** Holds the calls for the plan that a page makes from now on. */
async function holdPlan(page: Page, name: '' | 'Intervals' = ''): Promise<HeldCalls> {
  const gates: PromiseWithResolvers<void>[] = [];
  let isOpen = false;
  await page.route(`**/SelfService_GetDepartmentPlanData${name}*`, async (route) => {
    if (!isOpen) {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
    }
    await route.continue();
  });
  return {
    count: () => gates.length,
    releaseFirst: () => gates.shift()?.resolve(),
    releaseFromLast() {
      isOpen = true;
      while (gates.length > 0) gates.pop()?.resolve();
    },
  };
}

/** Collects the calls for the plan that a page makes from now on. */
function planCalls(page: Page): PlanCall[] {
  const calls: PlanCall[] = [];
  page.on('request', (request) => {
    if (!isOfPlan(request)) return;
    const { Item1, Item2, Item3 } = bodyOf(request);
    const isOfPeople = typeof Item3 === 'number';
    calls.push({
      name: isOfPeople ? 'People' : 'Intervals',
      from: Item1.slice(0, 10),
      to: Item2.slice(0, 10),
      refs: isOfPeople ? [] : Item3,
    });
  });
  return calls;
}

/** Returns the accessible names of the visible intervals. */
function namesOf(page: Page): Promise<(string | null)[]> {
  return bars(page).evaluateAll((elements) => elements.map((element) => element.ariaLabel));
}

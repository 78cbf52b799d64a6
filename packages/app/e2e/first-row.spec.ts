import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { demoPassword, people } from '@selfservice/mock-server/core/people';
import { test } from './journey.ts';
import { goTo } from './screens.ts';

/** A screen with rows. */
interface RowScreen {
  path: string;
  /** The person with rows on it. */
  person: PersonKey;
  /** The largest distance of the first row from the top of the frame, in pixels; null: only printed. */
  bound: number | null;
  /** Finds the rows. Default: the rows of a grid. */
  rows?: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');
const gridRows = (page: Page) => main(page).getByRole('row');
const listItems = (page: Page) => main(page).getByRole('listitem');
const monthOfDays = (page: Page) => main(page).locator('[data-fills] [role=group][tabindex="-1"]');
const planGroups = (page: Page) => main(page).getByRole('heading', { level: 2 });

const screens: readonly RowScreen[] = [
  { path: '/requests-approve', person: 'approver', bound: 150 },
  { path: '/unavailabilities-approve', person: 'approver', bound: 150 },
  { path: '/my-requests', person: 'employee', bound: 150 },
  { path: '/my-unavailability', person: 'employee', bound: 150, rows: listItems },
  { path: '/overtime', person: 'employee', bound: 150 },
  { path: '/lastPasses', person: 'employee', bound: 150, rows: listItems },
  { path: '/reports', person: 'manager', bound: 150, rows: listItems },
  { path: '/presence', person: 'manager', bound: 150 },
  { path: '/worksheet/states', person: 'manager', bound: 150 },
  // With tabs.
  { path: '/plan/states', person: 'manager', bound: 200 },
  // With the days of the week and their numbers of people on shift.
  { path: '/plan/department', person: 'manager', bound: 150, rows: planGroups },
  // The days scroll to today.
  { path: '/plan/my', person: 'employee', bound: 150, rows: monthOfDays },
  { path: '/my-worksheet', person: 'employee', bound: null },
];

/** Signs in to the demo in any language. */
async function signInToDemo(page: Page, person: PersonKey): Promise<void> {
  await page.locator('input[autocomplete=username]').fill(people[person].userName);
  await page.locator('input[type=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Returns the distance of the first row with a box from the top of the application, without the panel of the demo.
 * The placeholder of a loading list is a row without a box.
 */
async function firstRowTop(page: Page, rows: Locator): Promise<number> {
  let top = Infinity;
  await expect
    .poll(async () => {
      top = await rows.evaluateAll((elements) =>
        Math.min(...elements.map((element) => element.getBoundingClientRect().top).filter((y) => y > 0)),
      );
      return top;
    })
    .toBeLessThan(Infinity);
  const panel = (await page.getByRole('complementary').boundingBox())?.height ?? 0;
  return Math.round(top - panel);
}

/** Returns the main actions that are too small for a finger: in the bar, at the bottom of the window, and rows that open. */
function smallActions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[data-screen-bar] :is(a, button), main button[data-kind=primary], main [role=row][data-pressable]',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return Math.min(width, height) < 44 ? [`${name}: ${width} × ${height} px`] : [];
      }),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of ['en', 'cs', 'sk'])
    for (const person of ['approver', 'employee', 'manager'] as const)
      test(
        `the first row is near the top, and main actions fit a finger: ${person}, ${language}`,
        { tag: '@test-all' },
        async ({ page, serveDemo }) => {
          const url = await serveDemo();
          // The demo reads them from every address.
          const scenario = `?person=${person}&language=${language}`;
          await page.goto(`${url}/${scenario}`);
          await signInToDemo(page, person);
          for (const { path, bound, rows = gridRows } of screens.filter((screen) => screen.person === person))
            await test.step(path, async () => {
              await goTo(page, path + scenario);
              const top = await firstRowTop(page, rows(page));
              test
                .info()
                .annotations.push({ type: 'first row', description: `${path} ${language}: ${top} px` });
              if (bound !== null) expect.soft(top, path).toBeLessThanOrEqual(bound);
              const overflow = await page.evaluate(
                () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
              );
              expect.soft(overflow, `${path}: sideways`).toBeLessThanOrEqual(0);
              expect.soft(await smallActions(page), `${path}: small targets`).toEqual([]);
            });
        },
      );
});

import type { Page } from 'playwright';
import type { Counted, Press } from './press.ts';

/**
 * The usual limit in milliseconds, not noticed as a delay. Frequent actions such as typing, menus and dates have half
 * of it.
 */
const ordinary = 200;

type Start = Pick<Press, 'name' | 'person' | 'path' | 'limit' | 'counted'>;

/** The counted work of a press at the desk. */
const desk = (renders: number, elements: number, calls = 0): Counted => ({
  device: 'wide',
  renders,
  elements,
  calls,
});
/** The counted work of a press on a phone. */
const phone = (renders: number, elements: number, calls = 0): Counted => ({
  device: 'phone',
  renders,
  elements,
  calls,
});

/** A press of a person who approves 2,000 requests. */
const approver = (name: string, counted: Counted, limit = ordinary): Start => ({
  name,
  person: 'approver',
  path: '/requests-approve',
  limit,
  counted,
});
const employee = (name: string, path: string, counted: Counted, limit = ordinary): Start => ({
  name,
  person: 'employee',
  path,
  limit,
  counted,
});
/** A press of a person whose centre has 1,000 people. */
const manager = (name: string, path: string, counted: Counted, limit = ordinary): Start => ({
  name,
  person: 'manager',
  path,
  limit,
  counted,
});

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog').last();
const detail = (page: Page) => page.getByRole('region', { name: /^Request of/ });
const request = (page: Page) => page.getByRole('row', { selected: false }).nth(3);
const calendar = (page: Page) => page.getByRole('application');
const calendarButton = (page: Page) => page.getByRole('button', { name: 'Calendar Start day' });
const search = (page: Page) => page.getByRole('searchbox').last();

/** Closes all dialogs, menus and lists, from the top. */
async function closeAll(page: Page): Promise<void> {
  const floating = page.locator('[role=dialog], [role=menu], [role=listbox]');
  for (let left = 4; left > 0 && (await floating.count()) > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
}

async function openNewRequest(page: Page): Promise<void> {
  if (await dialog(page).isVisible()) return;
  await button('New request')(page).click();
  await page.getByRole('spinbutton').first().waitFor();
}

async function openCalendar(page: Page): Promise<void> {
  await openNewRequest(page);
  if (await calendar(page).isVisible()) return;
  await calendarButton(page).click();
  await calendar(page).waitFor();
}

async function closeCalendar(page: Page): Promise<void> {
  await openNewRequest(page);
  if (!(await calendar(page).isVisible())) return;
  await page.keyboard.press('Escape');
  await calendar(page).waitFor({ state: 'detached' });
}

async function openCentres(page: Page): Promise<void> {
  await closeAll(page);
  await button('Production with sub-centres')(page).click();
  await dialog(page).getByRole('row', { name: 'Machine park' }).waitFor();
}

async function backToList(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: 'Back to list' });
  if (await back.isVisible()) await back.click();
  await request(page).waitFor();
}

async function openDetail(page: Page): Promise<void> {
  if (!(await detail(page).isVisible())) await request(page).click();
  await detail(page).waitFor();
  // The team is loaded a while after the request is selected, and not by the press that follows.
  await detail(page).locator('[data-skeleton]').first().waitFor({ state: 'detached' });
}

/** Clears the search and focuses it. On a phone a button opens it. */
async function resetSearch(page: Page): Promise<void> {
  const opener = page.getByRole('search').getByRole('button').first();
  if (!(await search(page).isVisible())) await opener.click();
  await search(page).fill('');
  await page.waitForTimeout(400);
  await search(page).focus();
}

/** All presses, in the order of the table. */
export const presses: readonly Press[] = [
  { ...approver('A request opens', phone(237, 691)), ready: backToList, target: request, shows: detail },
  {
    ...approver('A request is approved', phone(359, 695, 2)),
    ready: openDetail,
    target: (page) => detail(page).getByRole('button', { name: 'Approve' }),
    shows: (page) => page.getByRole('region', { name: 'Decisions' }),
  },
  {
    ...approver('A letter in the search of 2,000 requests', phone(204, 590), 100),
    ready: resetSearch,
    target: 'n',
    shows: search,
  },
  {
    ...employee('A new request opens', '/my-requests', phone(565, 636)),
    ready: closeAll,
    target: button('New request'),
    shows: dialog,
  },
  {
    ...employee('The calendar opens', '/my-requests', desk(982, 701)),
    ready: closeCalendar,
    target: calendarButton,
    shows: calendar,
  },
  {
    ...employee('Its next month', '/my-requests', phone(203, 718)),
    ready: openCalendar,
    target: (page) => calendar(page).getByRole('button', { name: 'Next month' }),
    shows: calendar,
  },
  {
    ...employee('A date is chosen', '/my-requests', desk(130, 590), 100),
    ready: openCalendar,
    target: (page) => calendar(page).getByRole('button', { name: /26 November/ }),
    shows: (page) => page.getByRole('spinbutton').first(),
  },
  {
    ...employee('The months of my plan open', '/plan/my', phone(127, 886)),
    ready: closeAll,
    target: button(/^\w+ 20\d\d$/),
    shows: dialog,
  },
  {
    ...employee('The next month of my plan', '/plan/my', desk(441, 475, 1)),
    target: button('Next month'),
    shows: button('Next month'),
  },
  {
    ...employee('A shift of my plan opens', '/plan/my/202611', desk(227, 605)),
    // On the phone the plan is a list without this dialog.
    devices: ['wide'],
    ready: closeAll,
    target: (page) => page.getByRole('button', { name: /^Shift/ }).first(),
    shows: dialog,
  },
  {
    ...employee('The next month of my worksheet', '/my-worksheet/202609', desk(568, 1150, 1)),
    target: button('Previous month'),
    shows: button('Next month'),
  },
  {
    ...employee('A new unavailability opens', '/my-unavailability', phone(239, 321)),
    ready: closeAll,
    target: button('New unavailability'),
    shows: dialog,
  },
  {
    ...employee('The menu More opens', '/my-worksheet', desk(193, 1195), 100),
    ready: closeAll,
    target: button('More'),
    shows: (page) => page.getByRole('menu'),
  },
  {
    ...employee('The theme changes', '/my-worksheet', phone(284, 1123)),
    ready: async (page) => {
      await closeAll(page);
      await button('More')(page).click();
      await page.getByRole('menu').waitFor();
    },
    target: (page) => page.getByRole('menuitemradio', { checked: false, name: /Dark|Light/ }).first(),
    shows: button('More'),
  },
  {
    ...manager('The centres open', '/plan/department', desk(388, 611)),
    ready: closeAll,
    target: button('Production with sub-centres'),
    shows: dialog,
  },
  {
    ...manager('A level of 500 centres', '/plan/department', phone(367, 2185)),
    ready: openCentres,
    target: (page) => dialog(page).getByRole('row', { name: 'Machine park' }),
    shows: (page) => dialog(page).getByRole('row', { name: 'Machine 001' }),
  },
  {
    ...manager('The next week of 1,000 people', '/plan/department?mode=7&day=2026-11-20', desk(287, 698, 26)),
    target: button('Next week'),
    shows: button('Next week'),
  },
  {
    ...manager('An interval of a plan opens', '/plan/department?mode=7&day=2026-11-20', phone(192, 699)),
    ready: closeAll,
    target: (page) => page.getByRole('grid').getByRole('button').nth(5),
    shows: dialog,
  },
  {
    ...manager('Other days of the plan states', '/plan/states', desk(879, 687, 4)),
    target: (page) => page.getByRole('tab', { selected: false }).first(),
    shows: (page) => page.getByRole('tab').first(),
  },
  {
    ...manager('The next month of the worksheet states', '/worksheet/states', phone(718, 442, 2)),
    target: button('Previous month'),
    shows: button('Next month'),
  },
  {
    ...manager('A letter in the search of 1,000 people', '/presence', desk(452, 836), 100),
    ready: resetSearch,
    target: 'n',
    shows: search,
  },
  {
    ...manager('A report opens', '/reports', phone(184, 459)),
    ready: closeAll,
    target: button('Vacation statistics'),
    shows: dialog,
  },
];

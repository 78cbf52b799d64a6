import type { Locator, Page } from 'playwright';
import type { OpenApplication } from './open-application.ts';

/** Every fifth cycle uses the mouse; the keyboard is twice as fast. */
const mouseEvery = 5;

/** A simulated user of the application. */
export interface Person {
  page: Page;
  /** Number of previous cycles. */
  turn: number;
  /** Presses a button, a link or a row, by keyboard or with the mouse. */
  press: (target: Locator) => Promise<void>;
  /** Presses a button by its name. */
  pressButton: (name: string | RegExp, within?: Locator) => Promise<void>;
  /** Presses a button that changes the address, by its name, and waits until the new content is loaded. */
  turnPage: (name: string) => Promise<void>;
  /** Opens a dialog by a press and closes it by Escape. */
  lookInto: (target: Locator) => Promise<void>;
  /** Presses an entry of the side navigation and waits for the title of the screen. */
  enter: (area: string, title?: string) => Promise<void>;
  /** Activates an entry of the More menu. */
  chooseMore: (entry: Locator) => Promise<void>;
  /** Waits for the dashboard. */
  seeHome: () => Promise<void>;
  /** Goes to the dashboard. */
  leave: () => Promise<void>;
}

/** Creates the simulated user for a cycle. */
export function personAt({ page, rest }: OpenApplication, turn: number): Person {
  const hasMouse = turn % mouseEvery === 0;
  const press = (target: Locator) => (hasMouse ? target.click() : target.press('Enter'));
  const seeTitle = (name?: string | RegExp) =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) })
      .waitFor();
  const seeHome = () => seeTitle(/^Good/);
  const areaLink = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Areas', exact: true }).getByRole('link', { name });
  return {
    page,
    turn,
    press,
    pressButton: (name, within) => press((within ?? page).getByRole('button', { name, exact: true }).first()),
    async turnPage(name) {
      const before = page.url();
      await press(page.getByRole('button', { name, exact: true }));
      await page.waitForURL((url) => url.href !== before, { waitUntil: 'commit' });
      await rest();
    },
    async lookInto(target) {
      await press(target);
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
    async enter(area, title = area) {
      await press(areaLink(new RegExp(`^${area}`)));
      await seeTitle(title);
    },
    async chooseMore(entry) {
      await press(page.getByRole('banner').getByRole('button', { name: 'More', exact: true }));
      await press(entry);
    },
    seeHome,
    async leave() {
      await press(areaLink(/^Home/));
      await seeHome();
    },
  };
}

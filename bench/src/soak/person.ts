import type { Locator, Page } from 'playwright';
import type { OpenApplication } from './open-application.ts';

/** Every so many turns things are pressed with the mouse; by keyboard the browser is twice as fast. */
const mouseEvery = 5;

/** Somebody who uses the application in one page load. */
export interface Person {
  page: Page;
  /** How often the cycle was done before. */
  turn: number;
  /** Presses a button, a link or a row, by keyboard or with the mouse. */
  press: (target: Locator) => Promise<void>;
  /** Presses a button by its name. */
  pressButton: (name: string | RegExp, within?: Locator) => Promise<void>;
  /** Presses a button that changes the address, by its name, and waits until all that it leads to is there. */
  turnPage: (name: string) => Promise<void>;
  /** Opens what a press opens in a dialog, sees it and closes it by Escape. */
  lookInto: (target: Locator) => Promise<void>;
  /** Presses an entry of the navigation beside the screen and waits for the screen's title. */
  enter: (area: string, title?: string) => Promise<void>;
  /** Chooses an entry of the menu above the screen. */
  chooseMore: (entry: Locator) => Promise<void>;
  /** Waits for home. */
  seeHome: () => Promise<void>;
  /** Goes home. */
  leave: () => Promise<void>;
}

/** Somebody who begins a turn in an application. */
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

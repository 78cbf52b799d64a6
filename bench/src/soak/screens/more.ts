import type { Person } from '../person.ts';
import { signIn } from '../sign-in.ts';
import type { Screen } from './screen.ts';

const themes = ['Dark', 'High contrast', 'Light', 'Match system', 'Dark'];

/** Creates the cycle of a screen that is opened from the More menu. */
function menuScreen(name: string, entry: string, seen: (person: Person) => Promise<void>): Screen {
  return {
    name,
    async cycle(person) {
      const { page, chooseMore, leave } = person;
      await chooseMore(page.getByRole('menuitem', { name: entry }));
      await page.getByRole('main').getByRole('heading', { level: 1, name: entry }).waitFor();
      await seen(person);
      await leave();
    },
  };
}

/** The screens and actions of the More menu. */
export const moreScreens: readonly Screen[] = [
  menuScreen('personal-card', 'Personal card', ({ page }) => page.getByRole('article').waitFor()),
  menuScreen('password', 'Change password', ({ page }) => page.getByLabel('Old password').fill('demo')),
  menuScreen('help', 'Help', ({ page }) =>
    page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor(),
  ),
  {
    name: 'settings',
    async cycle({ page, chooseMore }) {
      await chooseMore(page.getByRole('menuitem', { name: 'My account' }));
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'session',
    async cycle({ page, pressButton, seeHome }) {
      await pressButton('Log out');
      await signIn(page);
      await seeHome();
    },
  },
  {
    name: 'theme',
    async cycle({ page, turn, chooseMore }) {
      await chooseMore(page.getByRole('menuitemradio', { name: themes[turn % themes.length] ?? '' }));
      await page.getByRole('menu').waitFor({ state: 'detached' });
    },
  },
];

import type { Person } from '../person.ts';
import type { Screen } from './screen.ts';

/** Opens the detail of the first row, then types a letter into the search and clears it. */
async function lookAround({ page, press }: Person): Promise<void> {
  const rows = page.getByRole('main').getByRole('grid').getByRole('row');
  await press(rows.first());
  await page.getByRole('article').waitFor();
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('k');
  await search.fill('');
  await rows.first().waitFor();
}

const pickCentre = ({ page, lookInto }: Person) =>
  lookInto(page.getByRole('main').getByRole('button', { name: / with sub-centres$/ }));

/** The screens with data of other people. */
export const othersScreens: readonly Screen[] = [
  {
    name: 'approvals-requests',
    async cycle(person) {
      const { page, enter, leave } = person;
      await enter('Requests to approve');
      await lookAround(person);
      const list = page.getByRole('grid', { name: 'Requests to approve' });
      await list.getByRole('row').first().focus();
      for (const key of ['ArrowDown', 'PageDown', 'End']) await page.keyboard.press(key);
      await leave();
    },
  },
  {
    name: 'approvals-unavailabilities',
    async cycle(person) {
      const { page, enter, leave, lookInto } = person;
      await enter('Unavailabilities to approve');
      await lookAround(person);
      await lookInto(page.getByRole('button', { name: 'Keyboard shortcuts' }));
      await leave();
    },
  },
  {
    name: 'department-plan',
    async cycle(person) {
      const { page, turn, enter, leave, pressButton, turnPage, lookInto } = person;
      await enter('Department plan');
      if (turn === 0) await pressButton('Week');
      await page.getByRole('button', { name: 'Next week' }).waitFor();
      await turnPage('Next week');
      await lookInto(page.getByRole('grid').getByRole('button').first());
      await pickCentre(person);
      await leave();
    },
  },
  {
    name: 'plan-states',
    async cycle(person) {
      const { enter, leave, turnPage } = person;
      await enter('Plan states');
      await turnPage('Next month');
      await lookAround(person);
      await pickCentre(person);
      await leave();
    },
  },
  {
    name: 'worksheet-states',
    async cycle(person) {
      const { enter, leave, turnPage } = person;
      await enter('Worksheet states');
      await turnPage('Previous month');
      await lookAround(person);
      await pickCentre(person);
      await leave();
    },
  },
  {
    name: 'presence',
    async cycle(person) {
      const { enter, leave, pressButton } = person;
      await enter('Presence');
      await pressButton(/^Refresh/);
      await lookAround(person);
      await pickCentre(person);
      await leave();
    },
  },
];

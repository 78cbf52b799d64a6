import type { Screen } from './screen.ts';

/** The screens with the user's own data. */
export const ownScreens: readonly Screen[] = [
  {
    name: 'my-plan',
    async cycle({ page, enter, leave, turnPage, lookInto }) {
      await enter('My plan');
      // The month is remembered, so each cycle shows another one.
      await turnPage('Previous month');
      await lookInto(page.getByRole('grid').getByRole('button').first());
      await leave();
    },
  },
  {
    name: 'worksheet',
    async cycle({ page, enter, leave, turnPage, lookInto }) {
      await enter('My worksheet');
      await turnPage('Previous month');
      await lookInto(page.getByRole('button', { name: 'Attachments' }));
      await leave();
    },
  },
  {
    name: 'requests',
    async cycle({ page, enter, leave, press, lookInto }) {
      await enter('My requests');
      await press(page.getByRole('grid').getByRole('row').first());
      await page.getByRole('article').waitFor();
      await lookInto(page.getByRole('button', { name: 'New request' }));
      await leave();
    },
  },
  {
    name: 'unavailability',
    async cycle({ page, enter, leave, lookInto }) {
      await enter('My unavailability');
      await lookInto(page.getByRole('button', { name: 'New unavailability' }));
      await leave();
    },
  },
  {
    name: 'overtime',
    async cycle({ page, enter, leave, press }) {
      await enter('My overtime');
      await press(page.getByRole('grid').getByRole('row').first());
      await page.getByRole('article').waitFor();
      const search = page.getByRole('searchbox');
      await search.fill('paid');
      await search.fill('');
      await leave();
    },
  },
  {
    name: 'reports',
    async cycle({ page, enter, leave, press, lookInto }) {
      await enter('Reports');
      const report = page.getByRole('button', { name: 'Worksheet', exact: true });
      await lookInto(report);
      await press(report);
      await press(page.getByRole('dialog').getByRole('button', { name: 'Load report' }));
      await page.getByRole('group', { name: /^Page 1 of / }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await leave();
    },
  },
  {
    name: 'terminal',
    async cycle({ page, enter, leave, press, pressButton }) {
      await enter('Online terminal');
      await press(page.getByRole('main').getByRole('link', { name: 'Last passes' }));
      await page.getByRole('heading', { level: 1, name: 'Last passes' }).waitFor();
      await pressButton('Refresh');
      await leave();
    },
  },
];

import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { printedRows, savedCsv } from '../../patterns/ListExport/listExport.fixtures.ts';
import { openPickerInstead, peopleOf, wordsAreThereInTime } from '../../centres/centres.fixtures.ts';
import { PresenceScreen } from './PresenceScreen.tsx';
import { presenceMeta } from './presenceScreen.fixtures.ts';

const meta = preview.meta({ ...presenceMeta, component: PresenceScreen });
const failingWith = (kind: Parameters<typeof failing>[1]) => ({
  scenario: { person: 'approver', failures: [failing('postPresence', kind)] },
});

/** Chooses a filter by its number. */
const choose = async (count: RegExp) => userEvent.click(await screen.findByRole('radio', { name: count }));

/** Chooses a filter without a number. */
async function chooseOther(filter: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Other filter / }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: filter }));
}

export const Default = meta.story({
  tags: ['presence-1', 'presence-2', 'presence-6'],
  play: async ({ canvas, step }) => {
    await step('each row shows a name and a state', async () => {
      await expect(rowOf(/^Dvořáková Jana, Present/)).resolves.toHaveTextContent('Present');
      await expect(rowOf(/^Žák Matěj, Unknown/)).resolves.toHaveTextContent('Unknown');
    });
    await step('counts the people of each state, and all of them', async () => {
      await canvas.findByRole('radio', { name: /^Missing, \d+$/ });
      const counts = canvas
        .getAllByRole('radio')
        .map((radio) => Number(/\d+$/.exec(radio.getAttribute('aria-label') ?? '')?.[0]));
      await expect(counts.slice(0, 4).reduce((sum, count) => sum + count)).toBe(counts[4]);
      await expect(canvas.getByRole('radio', { name: 'Everyone, 36' })).toBeChecked();
    });
    await step('degrees before a name are moved behind it', async () => {
      await rowOf(/^Svoboda Petr, Ing\., Ph\.D\./);
    });
    await step("shows the user's own centre without a choice", () =>
      expect(canvas.getByRole('button', { name: 'Assembly with sub-centres' })).toBeVisible(),
    );
  },
});

export const Filtered = meta.story({
  globals: { viewport: { value: 'desk' } },
  tags: ['presence-3', 'presence-6'],
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await rowOf(/^Žák Matěj/);
    await step('only present people', async () => {
      await choose(/^Present, /);
      await waitFor(() => expect(canvas.queryByRole('row', { name: /^Žák Matěj/ })).toBeNull());
      await rowOf(/^Dvořáková Jana, Present/);
    });
    await step('only people whose presence is unknown', async () => {
      await choose(/^Unknown, /);
      await waitFor(() => expect(canvas.queryByRole('row', { name: /, Present/ })).toBeNull());
      await rowOf(/^Žák Matěj, Unknown/);
    });
    await step('only people with inconsistent passes', async () => {
      await chooseOther('Only inconsistent');
      await rowOf(/^Hájek Vojtěch/);
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    });
    await step('everyone again', async () => {
      await chooseOther('None');
      await rowOf(/^Žák Matěj/);
    });
  },
});

export const Searched = meta.story({
  globals: { viewport: { value: 'desk' } },
  tags: ['presence-4', 'presence-6', 'presence-12'],
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await rowOf(/^Žák Matěj/);
    const field = canvas.getByRole('searchbox', { name: 'Find a person' });
    await step('ignores accents, and counts the found people', async () => {
      await userEvent.type(field, 'zak mat');
      await expect(canvas.findByText('1 of 36 people')).resolves.toBeVisible();
    });
    await step('says that no one is found', async () => {
      await userEvent.type(field, 'xx');
      await expect(
        canvas.findByText('No one has “zak matxx” in their name or number.'),
      ).resolves.toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
      await rowOf(/^Dvořáková Jana/);
    });
  },
});

export const Refreshed = meta.story({
  globals: { viewport: { value: 'desk' } },
  tags: ['presence-8'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    const button = await canvas.findByRole('button', { name: 'Refresh, as of 8:00' });
    await step('shows the time of the response', async () => {
      backendOf(loaded).clock.advance(13 * 60_000);
      await userEvent.click(button);
      await expect(canvas.findByRole('button', { name: 'Refresh, as of 8:13' })).resolves.toBeVisible();
    });
  },
});

/** The employee arrives while the approver looks at the list. */
export const ChangedMeanwhile = meta.story({
  tags: ['presence-8', 'presence-9'],
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false, scenario: { person: 'approver', at: '2026-11-20T07:50:00' } },
  play: async ({ canvas, loaded, step }) => {
    await userEvent.click(await rowOf(/^Dvořáková Jana, Absent/));
    const detail = await canvas.findByRole('region', { name: 'Presence of Dvořáková Jana' });
    await expect(detail).toHaveTextContent('Absent');
    await step('a refresh updates list and detail, and the detail stays open', async () => {
      backendOf(loaded).clock.advance(13 * 60_000);
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh, as of 7:50' }));
      await rowOf(/^Dvořáková Jana, Present, At work, 7:55/);
      await waitFor(() => expect(detail).toHaveTextContent('Present'));
      await expect(canvas.findByRole('button', { name: 'Refresh, as of 8:03' })).resolves.toHaveFocus();
    });
    await step('reports that the open person does not match the new filter', async () => {
      await choose(/^Absent, /);
      await expect(canvas.findByText('This person is not in the list.')).resolves.toBeVisible();
    });
  },
});

export const Saved = meta.story({
  globals: { viewport: { value: 'desk' } },
  tags: ['presence-11'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    await rowOf(/^Žák Matěj/);
    const { name, text } = await savedCsv();
    await step('saves the shown people in the same order, with every permitted field', async () => {
      await expect(name).toBe('Presence 2026-11-20.csv');
      const [heads, first, ...rest] = text.trim().split('\r\n');
      await expect(heads).toMatch(
        /Name,Presence,Reason,Personal number,Centre,Shift,Last pass,Terminal,Phone,E-mail$/,
      );
      await expect(first).toMatch(/^Adámková Šárka,Present,/);
      await expect(rest).toHaveLength(35);
    });
  },
});

export const Printed = meta.story({
  globals: { viewport: { value: 'desk' } },
  tags: ['presence-11'],
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await rowOf(/^Žák Matěj/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a person' }), 'dvorakova');
    await canvas.findByText('1 of 36 people');
    await step('prints the people found by the search', async () => {
      const rows = await printedRows();
      await expect(rows).toHaveLength(2);
      await expect(rows[1]).toMatch(/^Dvořáková JanaPresent/);
    });
  },
});

export const WithDetail = meta.story({
  tags: ['presence-7', 'presence-29'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    await step('the people are in two columns', () =>
      expect(canvas.findAllByRole('grid')).resolves.toHaveLength(2),
    );
    await userEvent.click(await rowOf(/^Dvořáková Jana/));
    const detail = within(await canvas.findByRole('region', { name: 'Presence of Dvořáková Jana' }));
    await step('e-mail and phone are links', async () => {
      await expect(detail.getByRole('link', { name: /@/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:/),
      );
      await expect(detail.getAllByRole('link', { name: /^\+420/ })[0]).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:\+420\d+$/),
      );
    });
    await step('shows the last pass', () =>
      expect(detail.getByText('Last pass').parentElement).toHaveTextContent(/2026\s\d+:\d\d, In/),
    );
  },
});

export const DetailOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await rowOf(/^Dvořáková Jana/));
    await step('the detail replaces the list', async () => {
      await expect(canvas.findByRole('heading', { name: 'Dvořáková Jana' })).resolves.toBeVisible();
      await expect(canvas.queryByRole('row')).toBeNull();
    });
    await step('returning to the list focuses the person', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to list' }));
      await waitFor(() => expect(canvas.getByRole('row', { name: /^Dvořáková Jana/ })).toHaveFocus());
    });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Dvořáková Jana' });
  },
});

export const NotInTheList = meta.story({
  tags: ['presence-9'],
  args: { openRef: '0009999' },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await userEvent.click(
      await within(await canvas.findByRole('region', { name: 'Presence of one person' })).findByRole(
        'button',
        { name: 'Back to list' },
      ),
    );
    await rowOf(/^Dvořáková Jana/);
  },
});

export const Loading = meta.story({
  parameters: failingWith('timeout'),
  play: ({ canvas }) =>
    expect(canvas.findByRole('region', { name: 'Loading', busy: true })).resolves.toBeVisible(),
});

export const Failed = meta.story({
  tags: ['presence-23'],
  parameters: failingWith('500'),
  play: ({ canvas }) => expect(canvas.findByText('Presence could not be loaded.')).resolves.toBeVisible(),
});

export const Empty = meta.story({
  tags: ['presence-12'],
  args: { selection: peopleOf('Machine park', false) },
  parameters: { scenario: { person: 'manager' }, pictures: false },
  play: ({ loaded }) => wordsAreThereInTime(loaded, 'No one works in Machine park.'),
});

export const TooManyPeople = meta.story({
  tags: ['presence-25'],
  parameters: { scenario: { person: 'director' } },
  play: async ({ canvas, step }) => {
    await step('the warning replaces the data', async () => {
      await expect(
        canvas.findByText('Center "Whole company" includes more persons than is allowed to load (1000).'),
      ).resolves.toBeVisible();
      await expect(canvas.queryByRole('row')).toBeNull();
    });
    await step('offers another centre', openPickerInstead);
  },
});

export const ThousandPeople = meta.story({
  tags: ['presence-21'],
  parameters: { pictures: false, scenario: { person: 'manager', at: '2026-11-18T10:00:00' } },
  play: async ({ canvas, step }) => {
    await canvas.findByText('1000 people');
    await step('renders only visible rows', () =>
      expect(canvas.getAllByRole('row').length).toBeLessThan(120),
    );
    await step('the reason is the name of the account', () =>
      expect(canvas.findAllByRole('row', { name: /, Absent, Vacation/ })).resolves.not.toHaveLength(0),
    );
  },
});

export const UnknownCentre = meta.story({
  tags: ['presence-12'],
  args: { selection: peopleOf('Canteen') },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('The centre could not be loaded.')).resolves.toBeVisible();
    await step("offers the user's own centre", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show my own centre' }));
      await rowOf(/^Dvořáková Jana/);
    });
  },
});

export const LongText = meta.story({
  globals: { language: 'cs', viewport: { value: 'narrow' } },
  parameters: { scenario: { person: 'longName' } },
  play: async ({ canvas, step }) => {
    await rowOf(/^Nepomucká-Schwarzenbergová/);
    await step('nothing extends beyond the screen', async () => {
      await expect(canvas.findByRole('radio', { name: /^Na pracovišti, \d+$/ })).resolves.toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
});

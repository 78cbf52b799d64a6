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

/** Chooses among the filters. */
async function choose(filter: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /, Show$/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: filter }));
}

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('each row says who, and whether there or not', async () => {
      await expect(rowOf(/^Dvořáková Jana, Present/)).resolves.toHaveTextContent('Present');
      await expect(rowOf(/^Žák Matěj, Unknown/)).resolves.toHaveTextContent('Unknown');
    });
    await step('those who are shown are counted', () =>
      expect(canvas.getByText(/^\d+ present · \d+ absent · \d+ unknown$/)).toBeVisible(),
    );
    await step('degrees before a name stand behind it', async () => {
      await rowOf(/^Kratochvíl Pavel .*Ing\. arch\./);
    });
    await step('without a choice it is the own centre', () =>
      expect(canvas.getByRole('button', { name: 'Assembly with sub-centres' })).toBeVisible(),
    );
  },
});

export const Filtered = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await rowOf(/^Žák Matěj/);
    await step('only who is present', async () => {
      await choose('Only present');
      await waitFor(() => expect(canvas.queryByRole('row', { name: /^Žák Matěj/ })).toBeNull());
      await expect(canvas.findByText(/^\d+ present$/)).resolves.toBeVisible();
    });
    await step('only whose passes do not fit together', async () => {
      await choose('Only inconsistent');
      await rowOf(/^Hájek Vojtěch/);
    });
    await step('and everybody again', async () => {
      await choose('Everybody');
      await rowOf(/^Žák Matěj/);
    });
  },
});

export const Searched = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await rowOf(/^Žák Matěj/);
    const field = canvas.getByRole('searchbox', { name: 'Find a person' });
    await step('accents do not count, and the counts are those of who is found', async () => {
      await userEvent.type(field, 'zak mat');
      await expect(canvas.findByText('1 unknown')).resolves.toBeVisible();
    });
    await step('where nobody is found, it says so', async () => {
      await userEvent.type(field, 'xx');
      await expect(canvas.findByText('Nobody has “zak matxx” in the name or number.')).resolves.toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }));
      await rowOf(/^Dvořáková Jana/);
    });
  },
});

export const Refreshed = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    const button = await canvas.findByRole('button', { name: 'Refresh, as of 8:00' });
    await step('it says when the answer came', async () => {
      backendOf(loaded).clock.advance(13 * 60_000);
      await userEvent.click(button);
      await expect(canvas.findByRole('button', { name: 'Refresh, as of 8:13' })).resolves.toBeVisible();
    });
  },
});

/** Before the early hours of the day, the employee comes while the approver looks. */
export const ChangedMeanwhile = meta.story({
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false, scenario: { person: 'approver', at: '2026-11-20T07:50:00' } },
  play: async ({ canvas, loaded, step }) => {
    await userEvent.click(await rowOf(/^Dvořáková Jana, Absent/));
    const detail = await canvas.findByRole('region', { name: 'Presence of Dvořáková Jana' });
    await expect(detail).toHaveTextContent('Absent');
    await step('after a refresh list and detail say so, and the detail stays open', async () => {
      backendOf(loaded).clock.advance(13 * 60_000);
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh, as of 7:50' }));
      await rowOf(/^Dvořáková Jana, Present, At work, 7:58/);
      await waitFor(() => expect(detail).toHaveTextContent('Present'));
      await expect(canvas.getByRole('button', { name: 'Refresh, as of 8:03' })).toHaveFocus();
    });
    await step(
      'who is not among those of the filter any more is not in the list, and it says so',
      async () => {
        await choose('Only absent');
        await expect(canvas.findByText('This person is not in the list.')).resolves.toBeVisible();
      },
    );
  },
});

export const Saved = meta.story({
  parameters: { pictures: false },
  play: async ({ step }) => {
    await rowOf(/^Žák Matěj/);
    const { name, text } = await savedCsv();
    await step('everybody who is shown is a row, in the same order, with all that may be known', async () => {
      await expect(name).toBe('Presence 2026-11-20.csv');
      const [heads, first, ...rest] = text.trim().split('\r\n');
      await expect(heads).toMatch(
        /Name,Presence,Reason,Personal number,Centre,Shift,Last pass,Terminal,Phone,E-mail$/,
      );
      await expect(first).toMatch(/^Adámková Šárka,Absent,/);
      await expect(rest).toHaveLength(35);
    });
  },
});

export const Printed = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await rowOf(/^Žák Matěj/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a person' }), 'dvorakova');
    await canvas.findByText('1 present');
    await step('those whom the search finds are on paper', async () => {
      const rows = await printedRows();
      await expect(rows).toHaveLength(2);
      await expect(rows[1]).toMatch(/^Dvořáková JanaPresent/);
    });
  },
});

export const RefreshFailed = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    await rowOf(/^Dvořáková Jana/);
    backendOf(loaded).scenario.failures = [failing('postPresence', '500')];
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh, as of 8:00' }));
    await step('what is known stays, and it says how old it is', async () => {
      await expect(
        canvas.findByText('The presence could not be refreshed. It may be out of date.'),
      ).resolves.toBeVisible();
      await expect(canvas.getByRole('row', { name: /^Dvořáková Jana/ })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Refresh, as of 8:00' })).toBeVisible();
    });
  },
});

export const WithDetail = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await rowOf(/^Dvořáková Jana/));
    const detail = within(await canvas.findByRole('region', { name: 'Presence of Dvořáková Jana' }));
    await step('mail and phone are links', async () => {
      await expect(detail.getByRole('link', { name: /@/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:/),
      );
      await expect(detail.getAllByRole('link', { name: /^\+420/ })[0]).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:\+420\d+$/),
      );
    });
    await step('it tells the last pass', () =>
      expect(detail.getByText('Last pass').parentElement).toHaveTextContent(/2026\s\d+:\d\d, In/),
    );
  },
});

export const DetailOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await rowOf(/^Dvořáková Jana/));
    await step('the detail takes the place of the list', async () => {
      await expect(canvas.findByRole('heading', { name: 'Dvořáková Jana' })).resolves.toBeVisible();
      await expect(canvas.queryByRole('row')).toBeNull();
    });
    await step('back in the list, the person has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
      await waitFor(() => expect(canvas.getByRole('row', { name: /^Dvořáková Jana/ })).toHaveFocus());
    });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Dvořáková Jana' });
  },
});

export const NotInTheList = meta.story({
  args: { openRef: '0009999' },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await userEvent.click(
      await within(await canvas.findByRole('region', { name: 'Presence of one person' })).findByRole(
        'button',
        { name: 'Back to the list' },
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
  parameters: failingWith('500'),
  play: ({ canvas }) => expect(canvas.findByText('The presence could not be loaded.')).resolves.toBeVisible(),
});

export const Empty = meta.story({
  args: { selection: peopleOf('Machine park', false) },
  parameters: { scenario: { person: 'manager' }, pictures: false },
  play: ({ loaded }) => wordsAreThereInTime(loaded, 'Nobody works in Machine park.'),
});

export const TooManyPeople = meta.story({
  parameters: { scenario: { person: 'twoEmployments' } },
  play: async ({ canvas, step }) => {
    await step('the warning stands in the place of the data', async () => {
      await expect(
        canvas.findByText('Center "Warehouse" includes more persons than is allowed to load (1000).'),
      ).resolves.toBeVisible();
      await expect(canvas.queryByRole('row')).toBeNull();
    });
    await step('the way out is another centre', openPickerInstead);
  },
});

export const ThousandPeople = meta.story({
  parameters: { pictures: false, scenario: { person: 'manager', at: '2026-11-18T10:00:00' } },
  play: async ({ canvas, step }) => {
    await canvas.findByText(/present · /);
    await step('only those in sight are in the page', () =>
      expect(canvas.getAllByRole('row').length).toBeLessThan(80),
    );
    await step('the reason is the account that the time is booked on', () =>
      expect(canvas.findAllByRole('row', { name: /, Absent, Vacation/ })).resolves.not.toHaveLength(0),
    );
  },
});

export const UnknownCentre = meta.story({
  args: { selection: peopleOf('Canteen') },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('The centre could not be loaded.')).resolves.toBeVisible();
    await step('the own centre is a way out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show my own centre' }));
      await rowOf(/^Dvořáková Jana/);
    });
  },
});

export const LongText = meta.story({
  globals: { language: 'cs', viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await rowOf(/^Kratochvíl Pavel/);
    await step('nothing stands over the edge of the screen', async () => {
      await expect(canvas.getByText(/přítomn/, { selector: '[role=status]' })).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
});

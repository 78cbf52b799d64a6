import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { openPickerInstead, peopleOf, wordsAreThereInTime } from '../../centres/centres.fixtures.ts';
import {
  failRefresh,
  fitsWindow,
  recover,
  rowOf,
} from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { worksheetStatesMeta } from '../worksheetStates.fixtures.ts';
import { WorksheetStatesScreen } from './WorksheetStatesScreen.tsx';

const meta = preview.meta({ ...worksheetStatesMeta, component: WorksheetStatesScreen });
const person = 'approver';
const failed = 'The worksheets could not be loaded.';

export const Default = meta.story({
  tags: ['worksheet-states-5'],
  play: async ({ canvas, step }) => {
    await step('each row shows name and state', async () => {
      await rowOf(/^Dvořáková Jana, Confirmed$/);
    });
    await step('the names are in the order of the language', async () => {
      const [first, second] = canvas.getAllByRole('row');
      await expect(first).toHaveAccessibleName(/^Bartoš Miroslav/);
      await expect(second).toHaveAccessibleName(/^Benešová Lucie/);
    });
  },
});

export const WithDetail = meta.story({
  tags: ['worksheet-states-6'],
  play: async ({ canvas, step }) => {
    await userEvent.click(await rowOf(/^Dvořáková Jana/));
    await step('the detail shows links to mail and phone', async () => {
      const detail = within(canvas.getByRole('region', { name: 'Worksheet of Dvořáková Jana' }));
      await expect(detail.getByRole('link', { name: /@/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:\S+@\S+$/),
      );
      await expect(detail.getByRole('link', { name: /\d{3}/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:\+?\d+$/),
      );
    });
  },
});

export const Loading = meta.story({
  parameters: { scenario: { person, failures: [failing('postWorksheetStates', 'timeout')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Assembly')).resolves.toBeVisible();
    await expect(canvas.findByText('Loading')).resolves.toBeInTheDocument();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
});

export const TooManyPeople = meta.story({
  tags: ['worksheet-states-7', 'worksheet-states-16'],
  args: { view: 'all' },
  parameters: { scenario: { person: 'director' } },
  play: async ({ canvas, step }) => {
    await expect(
      canvas.findByText('Center "Whole company" includes more persons than is allowed to load (1000).'),
    ).resolves.toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
    await step('the numbers are not known', () =>
      expect(canvas.findByRole('radio', { name: 'Open, not known' })).resolves.toBeEnabled(),
    );
    await step('the button opens the centre picker', openPickerInstead);
  },
});

export const Empty = meta.story({
  args: { view: 'signedByHand', people: peopleOf('Machine park', false) },
  parameters: { pictures: false, scenario: { person: 'manager' } },
  play: async ({ canvas, args, loaded, step }) => {
    await wordsAreThereInTime(loaded, 'No worksheets are in this state.');
    await step('the button shows worksheets of all states', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all worksheets' }));
      await expect(args.onViewChange).toHaveBeenCalledWith('all');
    });
  },
});

export const Failed = meta.story({
  tags: ['worksheet-states-14'],
  parameters: { scenario: { person, failures: [failing('postWorksheetStates', '500')] } },
  play: async ({ canvas, loaded, step }) => {
    await expect(canvas.findByText(failed)).resolves.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Assembly with sub-centres' })).toBeVisible();
    await step('the button tries again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByText(failed)).resolves.toBeVisible();
      backendOf(loaded).database.scenario.failures = [];
    });
  },
});

export const Offline = meta.story({
  parameters: {
    pictures: false,
    scenario: { person, failures: [failing('postWorksheetStates', 'network')] },
  },
  play: async ({ canvas, loaded, step }) => {
    await expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible();
    await step('another attempt shows the list', () => recover(loaded, /^Dvořáková Jana/));
  },
});

/** While another filter loads, its known rows are shown without their number. */
export const Slow = meta.story({
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    await rowOf(/^Dvořáková Jana, Confirmed$/);
    backendOf(loaded).database.scenario.failures = [failing('postWorksheetStates', 'timeout')];
    await userEvent.click(canvas.getByRole('radio', { name: /^Confirmed/ }));
    await step('the confirmed worksheets are known from the unsigned ones', async () => {
      await rowOf(/^Dvořáková Jana, Confirmed$/);
      await expect(canvas.queryByRole('row', { name: /, Open$/ })).toBeNull();
      await expect(canvas.queryByText(/\d worksheets$/)).toBeNull();
    });
    await step('an incomplete list cannot be saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save or print' }));
      await expect(
        screen.findByRole('menuitem', { name: 'Save as CSV The list is empty.' }),
      ).resolves.toHaveAttribute('aria-disabled', 'true');
    });
  },
});

/** A thousand rows, which have two lines each beside a detail. */
export const ManyBesideADetail = meta.story({
  args: { view: 'all' },
  globals: { viewport: { value: 'laptop' } },
  parameters: { scenario: { person: 'manager' } },
  play: async ({ canvas, step }) => {
    await canvas.findByText('1000 worksheets');
    const [, row] = canvas.getAllByRole('row');
    if (row) await userEvent.click(row);
    await canvas.findByRole('heading', { level: 2 });
    await step('rows do not overlap', async () => {
      const boxes = canvas.getAllByRole('row').map((one) => one.getBoundingClientRect());
      for (const [index, box] of boxes.slice(1).entries())
        await expect(box.top).toBeGreaterThanOrEqual((boxes[index]?.bottom ?? 0) - 1);
    });
  },
});

export const CentreFailed = meta.story({
  parameters: { pictures: false, scenario: { person, failures: [failing('getCentreLevel', '500')] } },
  play: async ({ canvas, loaded, step }) => {
    await expect(canvas.findByText('The centre could not be loaded.')).resolves.toBeVisible();
    await step('another attempt shows the list', () => recover(loaded, /^Dvořáková Jana/));
  },
});

export const RefreshFailed = meta.story({
  tags: ['worksheet-states-14'],
  parameters: { pictures: false },
  play: async ({ loaded, step }) => {
    await rowOf(/^Dvořáková Jana/);
    await step('the list stays, with a warning that it may be out of date', () =>
      failRefresh(loaded, 'postWorksheetStates', {
        queryKey: ['worksheet-states'],
        warning: 'The worksheets could not be refreshed. They may be out of date.',
        row: /^Dvořáková Jana/,
      }),
    );
  },
});

/** Names of 60 letters and texts of double length in the narrowest window. */
export const LongText = meta.story({
  args: { view: 'all' },
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
  play: async () => {
    await rowOf(/^Dvořáková Jana/);
    await fitsWindow();
  },
});

export const Sorted = meta.story({
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await rowOf(/^Dvořáková Jana, Confirmed$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort By name' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'By state' }));
    await waitFor(async () => {
      const states = canvas
        .getAllByRole('row')
        .map((row) => /, (Open|Approved|Confirmed)$/.exec(row.getAttribute('aria-label') ?? '')?.[1]);
      await expect(states.join(' ')).toMatch(/^(Open ?)+(Approved ?)+(Confirmed ?)+$/);
    });
  },
});

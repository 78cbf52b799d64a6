import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { peopleOf, row, rowIsThere } from '../../centres/centres.fixtures.ts';
import { rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { worksheetStatesMeta } from '../worksheetStates.fixtures.ts';
import { WorksheetStatesScreen } from './WorksheetStatesScreen.tsx';

const meta = preview.meta({
  ...worksheetStatesMeta,
  component: WorksheetStatesScreen,
  parameters: { ...worksheetStatesMeta.parameters },
});

export const ByState = meta.story({
  tags: ['worksheet-states-1', 'worksheet-states-3', 'worksheet-states-15'],
  play: async ({ canvas, args, step }) => {
    await rowOf(/^Dvořáková Jana, Confirmed/);
    await step('the numbers are those of the states', async () => {
      await canvas.findByRole('radio', { name: /^Unsigned, \d+$/ });
      const counts = canvas
        .getAllByRole('radio')
        .map((radio) => Number(/\d+$/.exec(radio.getAttribute('aria-label') ?? '')?.[0]));
      await expect(counts).toHaveLength(5);
      await expect(counts[1] ?? 0).toBe((counts[0] ?? 0) - (counts[2] ?? 0) - (counts[3] ?? 0));
    });
    await step('a number shows its worksheets', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Open, / }));
      await waitFor(() => expect(canvas.getAllByRole('row', { name: /, Open$/ })[0]).toBeVisible());
      await waitFor(() => expect(canvas.queryByRole('row', { name: /, Confirmed$/ })).toBeNull());
      await expect(args.onViewChange).toHaveBeenCalledWith('open');
    });
    await step('all signed worksheets are shown together', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Signed, / }));
      await waitFor(() => expect(canvas.queryByRole('row', { name: /, Open$/ })).toBeNull());
    });
    await step('the other filters are in a menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Other filter None' }));
      await waitFor(() => expect(screen.getAllByRole('menuitemradio')).toHaveLength(4));
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'All' }));
      await rowOf(/, Open$/);
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    });
  },
});

export const ByName = meta.story({
  play: async ({ canvas, step }) => {
    await rowOf(/^Dvořáková Jana/);
    await step('the search ignores accents', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a person' }), 'dvorak');
      await expect(canvas.findByText(/^\d of \d+ worksheets$/)).resolves.toBeVisible();
      await expect(canvas.queryByRole('row', { name: /^Bartoš/ })).toBeNull();
    });
    await step('the search without a match can be cleared', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a person' }), 'xyz');
      await expect(canvas.findByText('No one has “dvorakxyz” in their name.')).resolves.toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
      await rowOf(/^Bartoš/);
    });
  },
});

export const OfAnotherMonth = meta.story({
  tags: ['worksheet-states-1'],
  play: async ({ canvas, args }) => {
    await rowOf(/^Dvořáková Jana, Confirmed/);
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await rowOf(/^Dvořáková Jana, Open/);
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-11');
  },
});

export const OfAnotherCentre = meta.story({
  tags: ['worksheet-states-1'],
  args: { people: peopleOf('Production') },
  parameters: { scenario: { person: 'manager' } },
  play: async ({ canvas, args, step }) => {
    await expect(canvas.findByText(/^\d+ worksheets$/)).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Production with sub-centres' }));
    await step('a sub-centre can be chosen', async () => {
      await rowIsThere('Serial production');
      await userEvent.click(row('Serial production'));
      const confirm = screen.getByRole('button', { name: 'Confirm' });
      await waitFor(() => expect(confirm).toHaveAccessibleDescription(/^Serial production/));
      await userEvent.click(confirm);
      await waitFor(() => expect(args.onPeopleChange).toHaveBeenCalledWith(peopleOf('Serial production')));
      await expect(
        canvas.findByRole('button', { name: 'Serial production with sub-centres' }),
      ).resolves.toBeVisible();
    });
  },
});

/** With the keyboard: from the list to the detail and back. */
export const ByKeyboard = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const first = await rowOf(/^Bartoš Miroslav/);
    await step('Enter opens the row', async () => {
      first.focus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(canvas.findByRole('heading', { name: 'Benešová Lucie' })).resolves.toBeVisible();
    });
    await step('on a phone the detail covers the screen, and going back focuses the row', async () => {
      await expect(canvas.queryByRole('button', { name: 'Find a person' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Back to list' }));
      await waitFor(() => expect(canvas.getByRole('row', { name: /^Benešová Lucie/ })).toHaveFocus());
    });
  },
});

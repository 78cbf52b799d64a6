import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import {
  aChoice,
  confirmTakes,
  failLevels,
  rowHasFocus,
  rowIsThere,
  rowIsThereInTime,
} from '../centres.fixtures.ts';
import { CentrePickerDialog } from './CentrePickerDialog.tsx';

const meta = preview.meta({
  component: CentrePickerDialog,
  args: { value: null, onConfirm: fn(), onClose: fn() },
  // They end in looks that the stories of states show.
  parameters: { scenario: { person: 'manager' } },
});

const { keyboard } = userEvent;

export const ThreeLevelsDeep = meta.story({
  play: async ({ args, step }) => {
    await step('the first sub-centre has the focus', () => rowHasFocus('Assembly'));
    await step('letters find one', async () => {
      await keyboard('ser');
      await rowHasFocus('Serial production');
    });
    await step('Enter goes in', async () => {
      await keyboard('{Enter}');
      await rowHasFocus('Hall 1');
    });
    await step('arrows move', async () => {
      await keyboard('{ArrowDown}{ArrowDown}');
      await rowHasFocus('Hall 3');
    });
    await step('ArrowRight goes in as well', async () => {
      await keyboard('{ArrowRight}');
      await rowHasFocus('Section A');
    });
    await step('a third level, and Tab leads on to Confirm', async () => {
      await keyboard('{ArrowDown}{Enter}');
      await confirmTakes('Section B · no sub-centres');
      await waitFor(() => expect(screen.getByRole('button', { name: /Category/ })).toBeEnabled());
      await userEvent.tab();
      await waitFor(() =>
        expect(screen.getByRole('checkbox', { name: 'Including sub-centres' })).toHaveFocus(),
      );
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name: /Category/ })).toHaveFocus());
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus());
      await keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledWith({
        ...aChoice('Section B'),
        centre: { id: expect.any(Number), name: 'Section B' },
      });
    });
  },
});

export const BackUp = meta.story({
  args: { value: aChoice('Machine park') },
  play: async ({ loaded, step }) => {
    await rowIsThereInTime(loaded, 'Machine 001');
    await rowHasFocus('Machine 001');
    await step('Backspace goes up, to the row that was left', async () => {
      await keyboard('{Backspace}');
      await rowHasFocus('Machine park');
    });
    await step('a level that was seen is not asked for again', async () => {
      failLevels(loaded, '500');
      await keyboard('{Enter}');
      await rowHasFocus('Machine 001');
      await keyboard('{ArrowLeft}');
      await rowHasFocus('Machine park');
    });
    await step('above the root there is nothing', async () => {
      await keyboard('{Backspace}');
      await rowHasFocus('Machine park');
    });
  },
});

export const FromFarDown = meta.story({
  args: { value: aChoice('Line 7') },
  play: async ({ loaded, step }) => {
    await rowHasFocus('Cell 3');
    failLevels(loaded);
    await step('the folded part of the way opens', async () => {
      screen.getByRole('link', { name: 'Show the 2 centres in between' }).focus();
      await keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('link', { name: 'Hall 1' })).toBeVisible());
      await waitFor(() => expect(screen.getByRole('navigation')).toHaveFocus());
    });
    await step('home leads to the root, and the focus to where one came from', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Production' }));
      await rowHasFocus('Serial production');
      await confirmTakes('Production · 10 sub-centres');
    });
  },
});

export const Searching = meta.story({
  args: { value: aChoice('Machine park') },
  play: async ({ loaded, step }) => {
    await rowIsThereInTime(loaded, 'Machine 001');
    const search = screen.getByRole('searchbox', { name: 'Find a sub-centre' });
    await step('case and accents do not count', async () => {
      await userEvent.type(search, 'MÁCHINE 49');
      await rowIsThere('Machine 490');
      await waitFor(() => expect(screen.getByText('15 sub-centres found')).toBeInTheDocument());
    });
    await step('ArrowDown leads to what was found', async () => {
      await keyboard('{ArrowDown}');
      await rowHasFocus('Machine 049');
    });
    await step('nothing of that name', async () => {
      await userEvent.type(search, '99');
      await waitFor(() =>
        expect(screen.getByText('No sub-centre has “MÁCHINE 4999” in its name.')).toBeVisible(),
      );
    });
    await step('Enter goes into the only one left', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, '321{Enter}');
      await confirmTakes('Machine 321 · no sub-centres');
    });
    await step('Backspace comes back to it, however far down it stands', async () => {
      await keyboard('{Backspace}');
      await rowHasFocus('Machine 321');
    });
  },
});

export const FewAreNotSearched = meta.story({
  args: { value: aChoice('Assembly') },
  play: async () => {
    await rowIsThere('Kitting');
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
});

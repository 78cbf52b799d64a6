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
  // No pictures: the stories of states show the same.
  parameters: { scenario: { person: 'manager' } },
});

const { keyboard } = userEvent;

export const ThreeLevelsDeep = meta.story({
  tags: ['centres-3', 'centres-7'],
  play: async ({ args, step }) => {
    await step('the first sub-centre has the focus', () => rowHasFocus('Assembly'));
    await step('typed letters find a sub-centre', async () => {
      await keyboard('ser');
      await rowHasFocus('Serial production');
    });
    await step('Enter opens it', async () => {
      await keyboard('{Enter}');
      await rowHasFocus('Hall 1');
    });
    await step('arrow keys move', async () => {
      await keyboard('{ArrowDown}{ArrowDown}');
      await rowHasFocus('Hall 3');
    });
    await step('ArrowRight opens it, too', async () => {
      await keyboard('{ArrowRight}');
      await rowHasFocus('Section A');
    });
    await step('a third level, and Tab moves to Confirm', async () => {
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
  tags: ['centres-3', 'centres-20'],
  args: { value: aChoice('Machine park') },
  play: async ({ loaded, step }) => {
    await rowIsThereInTime(loaded, 'Machine 001');
    await rowHasFocus('Machine 001');
    await step('Backspace goes up, to the row that was left', async () => {
      await keyboard('{Backspace}');
      await rowHasFocus('Machine park');
    });
    await step('does not fetch a loaded level again', async () => {
      failLevels(loaded, '500');
      await keyboard('{Enter}');
      await rowHasFocus('Machine 001');
      await keyboard('{ArrowLeft}');
      await rowHasFocus('Machine park');
    });
    await step('does nothing above the root', async () => {
      await keyboard('{Backspace}');
      await rowHasFocus('Machine park');
    });
  },
});

export const FromFarDown = meta.story({
  tags: ['centres-2'],
  args: { value: aChoice('Line 7') },
  play: async ({ loaded, step }) => {
    await rowHasFocus('Cell 3');
    failLevels(loaded);
    await step('the collapsed part of the path opens', async () => {
      screen.getByRole('link', { name: 'Show 2 centres in between' }).focus();
      await keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('link', { name: 'Hall 1' })).toBeVisible());
      await waitFor(() => expect(screen.getByRole('navigation')).toHaveFocus());
    });
    await step('home goes to the root and focuses the sub-centre that the user came from', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Production' }));
      await rowHasFocus('Serial production');
      await confirmTakes('Production · 10 sub-centres');
    });
  },
});

export const Searching = meta.story({
  tags: ['centres-9'],
  args: { value: aChoice('Machine park') },
  play: async ({ loaded, step }) => {
    await rowIsThereInTime(loaded, 'Machine 001');
    const search = screen.getByRole('searchbox', { name: 'Find a sub-centre' });
    await step('ignores case and accents', async () => {
      await userEvent.type(search, 'MÁCHINE 49');
      await rowIsThere('Machine 490');
      await waitFor(() => expect(screen.getByText('15 sub-centres found')).toBeInTheDocument());
    });
    await step('ArrowDown moves to the found sub-centres', async () => {
      await keyboard('{ArrowDown}');
      await rowHasFocus('Machine 049');
    });
    await step('shows that no name matches', async () => {
      await userEvent.type(search, '99');
      await waitFor(() =>
        expect(screen.getByText('No sub-centre has “MÁCHINE 4999” in its name.')).toBeVisible(),
      );
    });
    await step('Enter opens the only match', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, '321{Enter}');
      await confirmTakes('Machine 321 · no sub-centres');
    });
    await step('Backspace returns to it, however far down it is', async () => {
      await keyboard('{Backspace}');
      await rowHasFocus('Machine 321');
    });
  },
});

export const FewAreNotSearched = meta.story({
  tags: ['centres-9'],
  args: { value: aChoice('Assembly') },
  play: async () => {
    await rowIsThere('Kitting');
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
});

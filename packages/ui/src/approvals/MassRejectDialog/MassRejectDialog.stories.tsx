import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MassRejectDialog } from './MassRejectDialog.tsx';

const meta = preview.meta({
  component: MassRejectDialog,
  args: { count: 12, onReject: fn(), onClose: fn() },
});

export const Default = meta.story({
  tags: ['approvals-32', 'approvals-33'],
  play: async ({ args, step }) => {
    const note = await screen.findByRole('textbox', { name: 'Your note' });
    await step('the note has the focus', () => waitFor(() => expect(note).toHaveFocus()));
    await step('blanks do not count as a note', async () => {
      await userEvent.type(note, '  ');
      await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
      await expect(args.onReject).not.toHaveBeenCalled();
      await expect(screen.findByText('In case of rejecting you must enter a note.')).resolves.toBeVisible();
    });
    await step('the note is sent without surrounding blanks', async () => {
      await userEvent.type(note, 'Inventory ');
      await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
      await expect(args.onReject).toHaveBeenCalledWith('Inventory');
    });
  },
});
export const AsksBeforeANoteIsLost = meta.story({
  parameters: { pictures: false },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your note' }), 'Inventory');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.findByRole('alertdialog')).resolves.toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

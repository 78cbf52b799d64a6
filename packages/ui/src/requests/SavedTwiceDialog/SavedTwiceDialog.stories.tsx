import { NetworkError, OutcomeUnknownError } from '@selfservice/api/core/errors';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import type { SavedTwiceDialogProps } from './SavedTwiceDialog.tsx';
import { SavedTwiceDialog } from './SavedTwiceDialog.tsx';

const args: SavedTwiceDialogProps = {
  agenda: 'requests',
  removal: 'cancel',
  what: '7. – 8. 12. 2026',
  duplicateIds: [50_040],
  onRemove: fn(() => Promise.resolve()),
  onClose: fn(),
};

const meta = preview.meta({
  component: SavedTwiceDialog,
  args,
});

export const Default = meta.story({
  tags: ['requests-57'],
  play: async ({ args, step }) => {
    await step('"Cancel one" cancels the duplicate and closes the dialog', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel one' }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(args.onRemove).toHaveBeenCalledOnce();
      await expect(args.onRemove).toHaveBeenCalledWith(50_040, false);
      await expect(notify.success).toHaveBeenCalledWith('One of them is cancelled.');
    });
  },
});

/** An unavailability that needs no approval is deleted instead of cancelled. */
export const OneDeleted = meta.story({
  args: { agenda: 'unavailabilities', removal: 'delete' },
  parameters: { pictures: false },
  play: async ({ args }) => {
    await expect(screen.findByText('The unavailability exists twice')).resolves.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete one' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onRemove).toHaveBeenCalledWith(50_040, false);
    await expect(notify.success).toHaveBeenCalledWith('One of them is deleted.');
  },
});

export const BothKept = meta.story({
  parameters: { pictures: false },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep both' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

/** The request is for someone else, or the user has no right to cancel it. */
export const NotAllowed = meta.story({
  args: { onRemove: null },
  play: async ({ args }) => {
    await expect(screen.findByText(/Ask the approver/)).resolves.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { onRemove: fn(() => Promise.reject(new Error('Refused'))) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel one' }));
    await expect(screen.findByText(/could not be cancelled/)).resolves.toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The outcome of the cancellation is unknown. */
export const NotKnown = meta.story({
  args: { onRemove: fn(() => Promise.reject(new OutcomeUnknownError(new NetworkError('/x', null)))) },
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel one' }));
    await expect(screen.findByText('It is not known whether this was saved.')).resolves.toBeVisible();
    await expect(screen.queryByText(/could not be cancelled/)).toBeNull();
    await step('the main button checks the outcome', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(args.onRemove).toHaveBeenLastCalledWith(50_040, true));
    });
  },
});

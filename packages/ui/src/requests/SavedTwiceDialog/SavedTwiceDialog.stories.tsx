import { NetworkError, OutcomeUnknownError } from '@selfservice/api/core/errors';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import type { SavedTwiceDialogProps } from './SavedTwiceDialog.tsx';
import { SavedTwiceDialog } from './SavedTwiceDialog.tsx';

const args: SavedTwiceDialogProps = {
  words: {
    title: 'The request exists twice',
    cure: 'You can cancel one of them now.',
    removeLabel: 'Cancel one',
    removed: 'One of them is cancelled.',
    failed: 'It could not be cancelled. You can still cancel it in the list.',
  },
  what: '7. – 8. 12. 2026',
  duplicateIds: [50_040],
  remove: fn(() => Promise.resolve()),
  onClose: fn(),
};

/** The dialog with the texts of the requests, in the language of the interface. */
function WithRequestWords(props: SavedTwiceDialogProps) {
  const { t } = useTranslation('requests');
  const words = {
    title: t('new.twice.title.requests'),
    cure: t('new.twice.cure'),
    removeLabel: t('new.twice.cancelOne'),
    removed: t('new.twice.done'),
    failed: t('new.twice.failed'),
  };
  return <SavedTwiceDialog {...props} words={words} />;
}

const meta = preview.meta({
  component: SavedTwiceDialog,
  args,
  render: (props) => <WithRequestWords {...props} />,
});

export const Default = meta.story({
  play: async ({ args, step }) => {
    await step('"Cancel one" cancels the duplicate and closes the dialog', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel one' }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(args.remove).toHaveBeenCalledOnce();
      await expect(args.remove).toHaveBeenCalledWith(50_040, false);
      await expect(notify.success).toHaveBeenCalledWith('One of them is cancelled.');
    });
  },
});

export const BothKept = meta.story({
  parameters: { pictures: false },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep both' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.remove).not.toHaveBeenCalled();
  },
});

/** The request is for someone else, or the user has no right to cancel it. */
export const NotAllowed = meta.story({
  args: { remove: null },
  play: async ({ args }) => {
    await expect(screen.findByText(/Ask the approver/)).resolves.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { remove: fn(() => Promise.reject(new Error('Refused'))) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel one' }));
    await expect(screen.findByText(/could not be cancelled/)).resolves.toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The outcome of the cancellation is unknown. */
export const NotKnown = meta.story({
  args: { remove: fn(() => Promise.reject(new OutcomeUnknownError(new NetworkError('/x', null)))) },
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel one' }));
    await expect(screen.findByText('It is not known whether this was saved.')).resolves.toBeVisible();
    await expect(screen.queryByText(/could not be cancelled/)).toBeNull();
    await step('the main button checks the outcome', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(args.remove).toHaveBeenLastCalledWith(50_040, true));
    });
  },
});

import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { UnavailabilityTwiceDialog } from './UnavailabilityTwiceDialog.tsx';

const meta = preview.meta({
  component: UnavailabilityTwiceDialog,
  args: {
    savedTwice: [
      {
        part: {
          personRef: '0001001',
          firstDay: localDate('2026-11-30'),
          begin: null,
          end: null,
          note: 'Course',
        },
        duplicateIds: [7001],
      },
    ],
    onDelete: fn(() => Promise.resolve()),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, step }) => {
    await expect(screen.findByText(/Mon 30 Nov 2026/)).resolves.toBeVisible();
    await step('"Delete one" deletes the duplicate and closes the dialog', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete one' }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(args.onDelete).toHaveBeenCalledOnce();
      await expect(args.onDelete).toHaveBeenCalledWith(7001, false);
      await expect(notify.success).toHaveBeenCalledWith('One of them is deleted.');
    });
  },
});

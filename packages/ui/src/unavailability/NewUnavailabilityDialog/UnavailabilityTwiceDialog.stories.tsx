import { localDate } from '@selfservice/api/core/local-date';
import { unavailabilityRows } from '@selfservice/mock-server/unavailability/unavailability-rows';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '../../../../../.storybook/backend.ts';
import { notify } from '../../../../../.storybook/decorators/withEnvironment.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { UnavailabilityTwiceDialog } from './UnavailabilityTwiceDialog.tsx';

const meta = preview.meta({
  component: UnavailabilityTwiceDialog,
  args: {
    personRef: '0001001',
    savedTwice: [{ day: localDate('2026-11-30'), surplusIds: [7001] }],
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, loaded, step }) => {
    await expect(screen.findByText(/Mon 30 Nov 2026/)).resolves.toBeVisible();
    await step('one of them is deleted', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete one' }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(unavailabilityRows(backendOf(loaded).database).has(7001)).toBe(false);
      await expect(notify.success).toHaveBeenCalledWith('One of them is deleted.');
    });
  },
});

import { allPermissions } from '@selfservice/api/session/permissions';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aFullPlan } from '../my-plan.fixtures.ts';
import { LegendDialog } from './LegendDialog.tsx';

const meta = preview.meta({
  component: LegendDialog,
  args: { permissions: allPermissions, intervals: aFullPlan().intervals, onClose: fn() },
  globals: { viewport: { value: 'phone' } },
});

export const Default = meta.story({
  tags: ['my-plan-12'],
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Legend' });
    await step('it explains entries, days and their markers', async () => {
      for (const word of ['Plan change', 'Public holiday', 'To sign'])
        await expect(dialog).toHaveTextContent(word);
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    });
  },
});

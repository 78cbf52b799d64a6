import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TourDialog } from './TourDialog.tsx';

const meta = preview.meta({
  component: TourDialog,
  args: {
    tours: ['request', 'approval', 'plan', 'pass'] as const,
    onStart: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Guided tours' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Approve in bulk/ }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(args.onStart).toHaveBeenCalledWith('approval');
  },
});

export const Phone = meta.story({
  globals: { language: 'cs', viewport: { value: 'phone' }, theme: 'dark' },
  parameters: { pictures: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Průvodce ukázkou' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Zavřít' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

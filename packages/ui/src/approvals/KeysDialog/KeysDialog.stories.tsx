import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { KeysDialog } from './KeysDialog.tsx';

const meta = preview.meta({ component: KeysDialog, args: { onClose: fn() } });

export const Default = meta.story({
  play: async ({ args }) => {
    await expect(screen.findByText('Reject the request (opens the note)')).resolves.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
export const LongText = meta.story({
  parameters: { pictures: false },
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(screen.findByRole('dialog')).resolves.toBeVisible();
  },
});

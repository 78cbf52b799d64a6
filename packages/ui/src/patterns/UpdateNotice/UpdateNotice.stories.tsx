import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

const meta = preview.meta({
  component: UpdateNotice,
  args: { onReload: fn(), onDismiss: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

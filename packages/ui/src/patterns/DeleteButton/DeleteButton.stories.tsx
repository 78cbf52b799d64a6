import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DeleteButton } from './DeleteButton.tsx';

const meta = preview.meta({
  component: DeleteButton,
  args: { children: 'Delete', 'aria-label': 'Delete Wed 9 Dec, All day', onPress: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Wed 9 Dec, All day' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ComputeToMenu } from './ComputeToMenu.tsx';

const meta = preview.meta({
  component: ComputeToMenu,
  args: { value: 'today' as const, onChange: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['worksheet-20'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compute to: To today' }));
    await expect(
      screen.findByRole('menuitemradio', { name: 'To today', checked: true }),
    ).resolves.toBeVisible();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Whole month' }));
    await expect(args.onChange).toHaveBeenCalledWith('off');
  },
});

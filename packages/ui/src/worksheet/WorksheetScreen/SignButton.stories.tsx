import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SignButton } from './SignButton.tsx';

const meta = preview.meta({
  component: SignButton,
  args: { permission: 'allowed' as const, onPress: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign worksheet' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Disabled = meta.story({
  tags: ['worksheet-43'],
  args: { permission: 'disabled' as const },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign worksheet' });
    await expect(button).toHaveAccessibleDescription(/^You are not allowed to sign your worksheet\./);
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DelegatedSignIn } from './DelegatedSignIn.tsx';

const meta = preview.meta({
  component: DelegatedSignIn,
  args: { text: '', onPress: fn() },
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
});

export const Default = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with your organisation' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const OwnText = meta.story({
  parameters: { pictures: true },
  args: { text: 'Pokračovať účtom Novák & synovia, strojárne a zlievareň Ústí nad Labem' },
  globals: { viewport: { value: 'narrow' } },
});

export const Refused = meta.story({
  parameters: { pictures: true },
  args: { disabledReason: 'No one can sign in now.' },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button');
    await expect(button).toHaveAccessibleDescription('No one can sign in now.');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SignInChoices } from './SignInChoices.tsx';

const meta = preview.meta({
  component: SignInChoices,
  args: { language: 'en' as const, onLanguageChange: fn(), theme: 'system' as const, onThemeChange: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('reports the chosen language', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Slovenčina' }));
      await expect(args.onLanguageChange).toHaveBeenCalledWith('sk');
    });
    await step('reports the chosen theme', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'dark');
      await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    });
  },
});

import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TestFrame } from './TestFrame.tsx';

const meta = preview.meta({
  component: TestFrame,
  args: {
    homeHref: '/dashboard',
    language: 'en' as const,
    onLanguageChange: fn(),
    theme: 'system' as const,
    onThemeChange: fn(),
    children: <h1>Something to try out</h1>,
  },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the frame links to home', () =>
      expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/dashboard'),
    );
    await step('language and theme can be chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Čeština' }));
      await expect(args.onLanguageChange).toHaveBeenCalledWith('cs');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Appearance' }), 'dark');
      await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    });
  },
});

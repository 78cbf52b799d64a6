import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MoreMenu } from './MoreMenu.tsx';

const meta = preview.meta({
  component: MoreMenu,
  args: {
    hrefs: { personalCard: '/personal-card', changePassword: '/change-password', help: '/help' },
    onOpenAccount: fn(),
    theme: 'system' as const,
    onThemeChange: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story();

export const Open = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await step('the menu has account, card, password and help', async () => {
      for (const name of [/My account/, /Personal card/, /Change password/, /Help/])
        await waitFor(() => expect(screen.getByRole('menuitem', { name })).toBeVisible());
    });
  },
});

export const ThemeChosen = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
});

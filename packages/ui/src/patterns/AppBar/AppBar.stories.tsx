import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Ellipsis } from 'lucide-react';
import { AppBar } from './AppBar.tsx';

const meta = preview.meta({
  component: AppBar,
  args: {
    homeHref: '/dashboard',
    personName: 'Jana Dvořáková',
    moreMenu: <IconButton label="More" icon={Ellipsis} />,
    onLogOut: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the logo links to home', () =>
      expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard'),
    );
    await step('calls onLogOut when the user presses Log out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
      await expect(args.onLogOut).toHaveBeenCalledOnce();
    });
  },
});
export const WithPersonMenu = meta.story({ args: { personMenu: <button type="button">Assembly</button> } });
export const LongText = meta.story({
  args: { personName: 'Ing. Alexandra Konštantína Šťastná-Vyskočilová z Nového Mesta, PhD., MBA' },
  globals: { viewport: { value: 'narrow' } },
});

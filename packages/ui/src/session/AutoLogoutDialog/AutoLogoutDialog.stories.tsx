import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AutoLogoutDialog } from './AutoLogoutDialog.tsx';

const meta = preview.meta({
  component: AutoLogoutDialog,
  args: { seconds: 60, onStay: fn(), onLogOut: fn() },
});

export const Default = meta.story({
  play: async ({ args, step }) => {
    await expect(screen.findByRole('alertdialog', { name: 'Are you still there?' })).resolves.toBeVisible();
    await step('Escape does not decide', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('alertdialog')).toBeVisible();
    });
    await step('the person does', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
      await expect(args.onStay).toHaveBeenCalledOnce();
    });
  },
});

export const LastSecond = meta.story({
  args: { seconds: 1 },
  play: () => expect(screen.findByText('1 second')).resolves.toBeVisible(),
});

export const FewSecondsInCzech = meta.story({
  args: { seconds: 3 },
  globals: { language: 'cs' },
  play: () => expect(screen.findByText('3 sekundy')).resolves.toBeVisible(),
});

import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AutoLogoutDialog } from './AutoLogoutDialog.tsx';

const meta = preview.meta({
  component: AutoLogoutDialog,
  args: { seconds: 60, onStay: fn(), onLogOut: fn() },
});

const counts = (text: string) => async () => {
  await expect(await screen.findByRole('timer')).toHaveTextContent(text);
};

export const Default = meta.story({
  tags: ['session-9'],
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await step('the warning is read out with the focused button, and not again each second', async () => {
      const stay = screen.getByRole('button', { name: 'Stay signed in' });
      await waitFor(() => expect(stay).toHaveFocus());
      await expect(stay).toHaveAccessibleDescription(/You will be logged out in 60 seconds/);
      await expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    });
    await step('Escape does not close the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(dialog).toBeVisible();
    });
    await step('the button keeps the session', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
      await expect(args.onStay).toHaveBeenCalledTimes(1);
    });
  },
});

export const LoggedOut = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledTimes(1);
    await expect(args.onStay).not.toHaveBeenCalled();
  },
});

/** The width of the open dialog, in pixels. */
const dialogWidth = async (role: 'dialog' | 'alertdialog') => {
  const dialog = await screen.findByRole(role);
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog.getBoundingClientRect().width;
};

export const WidthOnAPhone = meta.story({
  tags: ['shell-25'],
  parameters: { pictures: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await step('the dialog is 90% of the window wide', async () =>
      expect(await dialogWidth('alertdialog')).toBeCloseTo(0.9 * window.innerWidth, 0),
    );
  },
});

export const WidthOnADesk = meta.story({
  tags: ['shell-25'],
  parameters: { pictures: false },
  globals: { viewport: { value: 'desk' } },
  play: async ({ step }) => {
    await step('the dialog is as wide as its content', async () => {
      const width = await dialogWidth('alertdialog');
      await expect(width).toBeGreaterThan(300);
      await expect(width).toBeLessThan(0.5 * window.innerWidth);
    });
  },
});

export const LastSecond = meta.story({
  tags: ['session-58'],
  args: { seconds: 1 },
  play: async ({ step }) => {
    await counts('1 second')();
    await step('the ring is almost empty', async () => {
      const hand = screen.getByRole('alertdialog').querySelector<SVGElement>('[data-hand]');
      await expect(hand?.style.rotate).toBe('6deg');
    });
  },
});

export const InCzech = meta.story({
  args: { seconds: 42 },
  globals: { language: 'cs' },
  play: counts('42 sekund'),
});

export const FewSecondsInCzech = meta.story({
  args: { seconds: 3 },
  globals: { language: 'cs' },
  play: counts('3 sekundy'),
});

export const LastSecondInCzech = meta.story({
  args: { seconds: 1 },
  globals: { language: 'cs' },
  play: counts('1 sekundu'),
});

export const InSlovak = meta.story({
  args: { seconds: 42 },
  globals: { language: 'sk' },
  play: counts('42 sekúnd'),
});

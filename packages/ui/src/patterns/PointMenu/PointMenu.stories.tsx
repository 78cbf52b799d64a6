import { CalendarPlus, Info } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PointMenu } from './PointMenu.tsx';

const meta = preview.meta({
  component: PointMenu,
  args: {
    label: 'Actions for this day',
    items: [
      { id: 'detail', label: 'Details', icon: Info },
      { id: 'mark', label: 'Select this day', icon: CalendarPlus },
    ],
    point: { left: 40, top: 48 },
    onAction: fn(),
    onClose: fn(),
  },
  // Pictures of the screens that use the menu show it.
  parameters: { pictures: false },
  decorators: [(Story) => <main style={{ minHeight: 320 }}>{Story()}</main>],
});

export const Default = meta.story({
  play: async ({ args, step }) => {
    const menu = await screen.findByRole('menu', { name: 'Actions for this day' });
    await step('the menu opens at the point', async () => {
      const { left, top } = menu.getBoundingClientRect();
      await waitFor(() => expect(Math.abs(left - 40) + Math.abs(top - 48)).toBeLessThan(16));
    });
    await step('the first entry has the focus', () =>
      waitFor(() => expect(screen.getByRole('menuitem', { name: 'Details' })).toHaveFocus()),
    );
    await step('an entry can be chosen by keyboard', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onAction).toHaveBeenLastCalledWith('mark');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

export const Closed = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('menu', { name: 'Actions for this day' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

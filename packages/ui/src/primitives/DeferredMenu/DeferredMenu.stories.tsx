import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DeferredMenu } from './DeferredMenu.tsx';

const meta = preview.meta({
  component: DeferredMenu,
  args: {
    label: 'More',
    trigger: <Button>More</Button>,
    sections: [
      {
        label: 'You',
        items: [
          { id: 'account', label: 'My account' },
          { id: 'help', label: 'Help' },
        ],
      },
    ],
    onAction: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-haspopup'),
});

export const ByDownArrow = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the down arrow fetches and opens the menu', async () => {
      canvas.getByRole('button', { name: 'More' }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menu', { name: 'More' })).toBeVisible());
    });
    await step('a click on an entry calls onAction', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Help' }));
      await expect(args.onAction).toHaveBeenCalledWith('help');
    });
    await step('the button has the focus again', () =>
      waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus()),
    );
  },
});

export const ByEnter = meta.story({
  play: async ({ canvas, step }) => {
    const isEntry = (name: string) => () => expect(screen.getByRole('menuitem', { name })).toHaveFocus();
    await step('Enter opens the menu with the focus on the first entry', async () => {
      canvas.getByRole('button', { name: 'More' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(isEntry('My account'));
    });
    await step('the first entry has the focus the second time too', async () => {
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(isEntry('My account'));
    });
  },
});

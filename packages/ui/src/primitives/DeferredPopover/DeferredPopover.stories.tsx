import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DeferredPopover } from './DeferredPopover.tsx';

const meta = preview.meta({
  component: DeferredPopover,
  args: {
    title: 'Balance',
    trigger: <Button>How is it counted?</Button>,
    children: <p>Hours worked, less the hours of your plan, up to yesterday.</p>,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'How is it counted?' })).toHaveAttribute(
      'aria-expanded',
      'false',
    ),
});

export const Open = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How is it counted?' }));
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Balance' })).toBeVisible());
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, step }) => {
    await step('Enter fetches and opens the popover and moves the focus into it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Balance' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    });
    await step('Escape closes it and returns the focus to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'How is it counted?' })).toHaveFocus());
    });
    await step('the button opens it again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(screen.findByRole('dialog', { name: 'Balance' })).resolves.toBeVisible();
    });
  },
});

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { prefetchOnIntent } from '../Deferred/prefetchOnIntent.ts';
import { DeferredConfirmDialog } from './DeferredConfirmDialog.tsx';
import { loadConfirmDialog } from './loadConfirmDialog.ts';

const meta = preview.meta({
  component: DeferredConfirmDialog,
  args: {
    title: 'Cancel this request?',
    children: 'This cannot be undone.',
    confirmLabel: 'Cancel request',
    kind: 'danger' as const,
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: function Opener(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button {...prefetchOnIntent(loadConfirmDialog)} onPress={() => setIsOpen(true)}>
          Ask
        </Button>
        <DeferredConfirmDialog {...args} isOpen={isOpen} onCancel={() => setIsOpen(false)} />
      </>
    );
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const ask = canvas.getByRole('button', { name: 'Ask' });
    await step('a press loads and opens the dialog', async () => {
      await userEvent.click(ask);
      await expect(screen.findByRole('alertdialog', { name: 'Cancel this request?' })).resolves.toBeVisible();
    });
    await step('Cancel returns the focus to the button', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(ask).toHaveFocus());
    });
  },
});

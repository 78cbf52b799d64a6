import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const meta = preview.meta({
  component: SelectionBar,
  args: {
    count: 3,
    openCount: 8,
    canReject: true,
    onSelectAll: fn(),
    onApprove: fn(),
    onReject: fn(),
    onEnd: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('Reject comes after Approve, like in the detail', async () => {
      const approve = canvas.getByRole('button', { name: 'Approve' });
      const reject = canvas.getByRole('button', { name: 'Reject' });
      await expect(approve.getBoundingClientRect().right).toBeLessThan(reject.getBoundingClientRect().left);
      await expect(approve.compareDocumentPosition(reject)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 8' }));
    await expect(args.onSelectAll).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'End selection' }));
    await expect(args.onEnd).toHaveBeenCalled();
  },
});
export const Nothing = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select requests')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled();
  },
});
export const WithoutRejecting = meta.story({
  tags: ['approvals-34'],
  args: { canReject: false },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Reject' })).toBeNull(),
});
export const LongText = meta.story({
  args: { count: 1999, openCount: 2000 },
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await step('the buttons stay in the window', async () => {
      for (const button of await canvas.findAllByRole('button'))
        await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
});

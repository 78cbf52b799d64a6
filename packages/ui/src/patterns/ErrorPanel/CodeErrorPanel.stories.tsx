import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CodeErrorPanel } from './CodeErrorPanel.tsx';

const failed = {
  error: new TypeError('Failed to fetch dynamically imported module'),
  isAgain: false,
  isRetrying: false,
  retry: fn(),
};

const meta = preview.meta({
  component: CodeErrorPanel,
  args: { name: 'Request details', failed },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('“Request details” could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.failed.retry).toHaveBeenCalledOnce();
  },
});

export const Again = meta.story({
  args: { failed: { ...failed, isAgain: true } },
  play: ({ canvas }) => expect(canvas.getByText(/If this does not help, reload the page/)).toBeVisible(),
});

import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LoadFailurePanel } from './LoadFailurePanel.tsx';

const meta = preview.meta({
  component: LoadFailurePanel,
  args: { name: 'Request details', isAgain: false, isRetrying: false, retry: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('“Request details” could not be loaded.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reload page' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.retry).toHaveBeenCalledOnce();
  },
});

export const Again = meta.story({
  args: { isAgain: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/If this does not help, reload the page/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { name: 'Prehľad neprítomností všetkých kolegov zo strediska', isAgain: true },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});

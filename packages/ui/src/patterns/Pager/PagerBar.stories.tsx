import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PagerBar } from './PagerBar.tsx';

const meta = preview.meta({
  component: PagerBar,
  args: {
    onPrevious: fn(),
    onNext: fn(),
    previousLabel: 'Previous month',
    nextLabel: 'Next month',
    children: <span>November 2026</span>,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous month' }));
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(args.onNext).toHaveBeenCalledTimes(1);
  },
});

export const AtTheEnd = meta.story({
  args: { hasNext: false },
  play: async ({ canvas, args, step }) => {
    const next = await canvas.findByRole('button', { name: 'Next month' });
    await step('the button stays visible and does nothing', async () => {
      await userEvent.click(next);
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(args.onNext).not.toHaveBeenCalled();
    });
    await step('the button keeps the focus', () => waitFor(() => expect(next).toHaveFocus()));
  },
});

import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CrashScreen } from './CrashScreen.tsx';

const meta = preview.meta({
  component: CrashScreen,
  args: {
    error: new TypeError("Cannot read properties of undefined (reading 'days')"),
    onRetry: fn(),
    onReload: fn(),
  },
});

export const Default = meta.story({
  tags: ['errors-6'],
  play: async ({ canvas, step }) => {
    await step('the message is read out', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('This screen has failed.');
    });
    await step('the raw message is folded', () =>
      expect(canvas.getByText(/Cannot read properties/)).not.toBeVisible(),
    );
  },
});

export const Retried = meta.story({
  tags: ['errors-6'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Reloaded = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
});

export const LongMessage = meta.story({
  args: { error: new Error('Failed to fetch dynamically imported module. '.repeat(40)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Details for the administrator'));
    await expect(canvas.getByText(/dynamically imported/)).toBeVisible();
  },
});

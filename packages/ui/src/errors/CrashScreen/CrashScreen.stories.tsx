import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CrashScreen } from './CrashScreen.tsx';

const meta = preview.meta({
  component: CrashScreen,
  args: {
    error: new TypeError("Cannot read properties of undefined (reading 'days')"),
    onRetry: fn() as (() => void) | null,
    onReload: fn(),
  },
});

export const Default = meta.story({
  tags: ['errors-6'],
  play: async ({ canvas, step }) => {
    await step('the message is read out', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('This screen could not be displayed.');
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload page' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
});

export const LongMessage = meta.story({
  args: { error: new Error('Failed to fetch dynamically imported module. '.repeat(40)) },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByText('Details for the administrator'));
    await expect(canvas.getByText(/dynamically imported/)).toBeVisible();
    await step('the details are below the buttons, which keep their height', async () => {
      const details = canvas.getByText(/dynamically imported/).getBoundingClientRect();
      for (const button of canvas.getAllByRole('button')) {
        const { bottom, height } = button.getBoundingClientRect();
        await expect(bottom).toBeLessThanOrEqual(details.top);
        await expect(height).toBeLessThanOrEqual(44);
      }
    });
  },
});

export const StackedOnPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    const buttons = await canvas.findAllByRole('button');
    await step('the stacked buttons have the same width', () =>
      expect(new Set(buttons.map(({ offsetWidth }) => offsetWidth)).size).toBe(1),
    );
  },
});

export const MissingCode = meta.story({
  args: { error: new TypeError('Failed to fetch dynamically imported module'), onRetry: null },
  play: async ({ canvas, args, step }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This screen could not be loaded.');
    await step('a reload is the only way on', async () => {
      await expect(canvas.getAllByRole('button')).toHaveLength(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
      await expect(args.onReload).toHaveBeenCalledTimes(1);
    });
  },
});

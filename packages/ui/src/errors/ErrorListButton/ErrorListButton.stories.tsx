import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ErrorListButton } from './ErrorListButton.tsx';

const meta = preview.meta({ component: ErrorListButton, args: { count: 3, onPress: fn() } });

export const Default = meta.story({
  tags: ['errors-1'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 errors' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const WithDeviations = meta.story({
  args: { driftCount: 2, onPressDrifts: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2 deviations' }));
    await expect(args.onPressDrifts).toHaveBeenCalledOnce();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const WithoutErrors = meta.story({ args: { count: 0 } });

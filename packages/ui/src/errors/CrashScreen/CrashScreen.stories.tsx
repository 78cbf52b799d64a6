import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CrashScreen } from './CrashScreen.tsx';

const meta = preview.meta({
  component: CrashScreen,
  args: {
    error: new TypeError("Cannot read properties of undefined (reading 'days')"),
    onRetry: fn(),
    onReload: fn(),
  },
});

export const Default = meta.story();

export const Retried = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

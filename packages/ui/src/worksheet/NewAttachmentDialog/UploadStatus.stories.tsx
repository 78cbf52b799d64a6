import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { UploadStatus } from './UploadStatus.tsx';

const meta = preview.meta({
  component: UploadStatus,
  args: { progress: { sentBytes: 120_000, totalBytes: 300_000 }, onCancel: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas, args, step }) => {
    await step('the bar shows the sent size, and each quarter is announced', async () => {
      const bar = canvas.getByRole('progressbar', { name: 'Uploading' });
      await expect(bar).toHaveAttribute('aria-valuetext', '117.2\u00a0KB of 293\u00a0KB');
      await expect(canvas.getByRole('status')).toHaveTextContent('25% uploaded');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
export const Unknown = meta.story({ parameters: { pictures: true }, args: { progress: null } });
/** All bytes are sent, and the server has not responded yet. */
export const AllSent = meta.story({
  args: { progress: { sentBytes: 300_000, totalBytes: 300_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});
export const LongText = meta.story({
  parameters: { pictures: true },
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
});

import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ClockNotice } from './ClockNotice.tsx';

const minutes = (count: number) => count * 60_000;

const meta = preview.meta({
  component: ClockNotice,
  args: { aheadMs: minutes(5), onClose: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.findByText(/^The clock of this device is 5\sminutes fast\.$/)).resolves.toBeVisible();
    await expect(canvas.queryByText(/time zone/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Behind = meta.story({
  args: { aheadMs: minutes(-1) * (24 * 60 + 61) },
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(canvas.findByText(/^The clock of this device is 1\sday 1\shour slow\.$/)).resolves.toBeVisible(),
});

export const MayBeTheZone = meta.story({
  parameters: { pictures: false },
  args: { aheadMs: minutes(90) },
  play: async ({ canvas }) => {
    await expect(canvas.findByText(/1\shour 30\sminutes fast/)).resolves.toBeVisible();
    await expect(
      canvas.getByText(/often caused by a wrong time zone or daylight saving setting\.$/),
    ).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { aheadMs: minutes(-150) },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
});

import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MarkedDays } from './MarkedDays.tsx';

const meta = preview.meta({
  component: MarkedDays,
  args: {
    days: { first: localDate('2026-12-21'), last: localDate('2026-12-23') },
    onIntent: fn(),
    onRequest: fn(),
    onClear: fn(),
  },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas, args, step }) => {
    await step('the text says which days are marked', () =>
      expect(canvas.findByText(/^3\sdays selected, Mon\s21\s– Wed\s23\sDec\s2026$/)).resolves.toBeVisible(),
    );
    await step('the buttons request the marked days or remove the marks', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'New request' }));
      await expect(args.onRequest).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
    });
  },
});
export const OneDay = meta.story({
  args: { days: { first: localDate('2026-12-21'), last: localDate('2026-12-21') } },
  play: ({ canvas }) =>
    expect(canvas.findByText(/^1\sday selected, Mon\s21\sDec\s2026$/)).resolves.toBeVisible(),
});
export const Narrow = meta.story({
  parameters: { pictures: true },
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
});

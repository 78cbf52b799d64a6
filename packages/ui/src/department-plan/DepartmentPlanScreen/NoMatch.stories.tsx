import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NoMatch } from './NoMatch.tsx';

const meta = preview.meta({
  component: NoMatch,
  args: { presence: 'everybody' as const, search: 'Xaver', isPartial: false, readCount: 36, onClear: fn() },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No one has “Xaver” in their name or number.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});
export const NoOneAbsent = meta.story({
  args: { presence: 'absent', search: '' },
  play: ({ canvas }) => expect(canvas.getByText('No one is absent on these days.')).toBeVisible(),
});
export const PartlyRead = meta.story({
  tags: ['department-plan-27'],
  args: { presence: 'absent', search: '', isPartial: true },
  play: ({ canvas }) =>
    expect(canvas.getByText('Of 36 people loaded so far, no one is absent.')).toBeVisible(),
});
export const SearchedAndFiltered = meta.story({
  args: { presence: 'onShift', isPartial: true },
  play: ({ canvas }) => expect(canvas.getByText(/^No one matching the filter/)).toBeVisible(),
});

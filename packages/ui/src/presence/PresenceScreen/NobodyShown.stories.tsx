import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { NobodyShownProps } from './NobodyShown.tsx';
import { NobodyShown } from './NobodyShown.tsx';

const args: NobodyShownProps = {
  centreName: 'Assembly',
  onChooseCentre: fn(),
  maxPeopleCount: null,
  search: '',
  isNumberSearched: true,
  onClearSearch: fn(),
  filter: 'present',
  onShowAll: fn(),
};

const meta = preview.meta({
  component: NobodyShown,
  args,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await expect(canvas.findByText('Nobody is present.')).resolves.toBeVisible();
    await step('everybody can be shown again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }));
      await expect(args.onShowAll).toHaveBeenCalledOnce();
    });
  },
});
export const NobodyAbsent = meta.story({
  args: { filter: 'absent' },
  play: ({ canvas }) => expect(canvas.findByText('Nobody is absent.')).resolves.toBeVisible(),
});
export const NobodyInconsistent = meta.story({
  args: { filter: 'inconsistent' },
  play: ({ canvas }) => expect(canvas.findByText('Nobody has inconsistent passes.')).resolves.toBeVisible(),
});
export const NobodyWithAShift = meta.story({
  args: { filter: 'withShift' },
  play: ({ canvas }) => expect(canvas.findByText('Nobody has a planned shift.')).resolves.toBeVisible(),
});
export const NobodyFound = meta.story({
  args: { search: ' 4711 ' },
  play: async ({ canvas, args }) => {
    await expect(canvas.findByText('Nobody has “4711” in the name or number.')).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }));
    await expect(args.onClearSearch).toHaveBeenCalledOnce();
  },
});
export const NobodyFoundByName = meta.story({
  args: { search: 'Novák', isNumberSearched: false },
  play: ({ canvas }) => expect(canvas.findByText('Nobody has “Novák” in the name.')).resolves.toBeVisible(),
});
export const NobodyInTheCentre = meta.story({
  args: { filter: 'all' },
  play: ({ canvas }) => expect(canvas.findByText('Nobody works in Assembly.')).resolves.toBeVisible(),
});
export const TooMany = meta.story({
  args: { maxPeopleCount: 1000 },
  play: ({ canvas }) =>
    expect(
      canvas.findByText('Center "Assembly" includes more persons than is allowed to load (1000).'),
    ).resolves.toBeVisible(),
});

import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { NoPeopleShownProps } from './NoPeopleShown.tsx';
import { NoPeopleShown } from './NoPeopleShown.tsx';

const args: NoPeopleShownProps = {
  centreName: 'Assembly',
  onChooseCentre: fn(),
  maxPeopleCount: null,
  search: '',
  isNumberSearched: true,
  onClearSearch: fn(),
  view: 'present',
  onShowAll: fn(),
};

const meta = preview.meta({
  component: NoPeopleShown,
  args,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['presence-12'],
  play: async ({ canvas, args, step }) => {
    await expect(canvas.findByText('No one is present.')).resolves.toBeVisible();
    await step('offers to show everyone again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
      await expect(args.onShowAll).toHaveBeenCalledOnce();
    });
  },
});
export const NoOneAbsent = meta.story({
  tags: ['presence-12'],
  args: { view: 'absent' },
  play: ({ canvas }) => expect(canvas.findByText('No one is absent.')).resolves.toBeVisible(),
});
export const NoOneMissing = meta.story({
  tags: ['presence-12'],
  args: { view: 'missing' },
  play: ({ canvas }) => expect(canvas.findByText('No one is missing.')).resolves.toBeVisible(),
});
export const MissingUnknown = meta.story({
  tags: ['presence-12', 'presence-28'],
  args: { view: 'missingUnknown' },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.findByText('It is not known who is missing.')).resolves.toBeVisible(),
});
export const NoOneInconsistent = meta.story({
  tags: ['presence-12'],
  args: { view: 'inconsistent' },
  play: ({ canvas }) => expect(canvas.findByText('No one has inconsistent passes.')).resolves.toBeVisible(),
});
export const NoOneOnShift = meta.story({
  tags: ['presence-12'],
  args: { view: 'withShift' },
  play: ({ canvas }) => expect(canvas.findByText('No one has a planned shift.')).resolves.toBeVisible(),
});
export const NoMatch = meta.story({
  tags: ['presence-12'],
  args: { search: ' 4711 ' },
  play: async ({ canvas, args }) => {
    await expect(canvas.findByText('No one has “4711” in their name or number.')).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
    await expect(args.onClearSearch).toHaveBeenCalledOnce();
  },
});
export const NoOneFoundByName = meta.story({
  tags: ['presence-12'],
  args: { search: 'Novák', isNumberSearched: false },
  play: ({ canvas }) => expect(canvas.findByText('No one has “Novák” in their name.')).resolves.toBeVisible(),
});
export const NoPeopleInCentre = meta.story({
  tags: ['presence-12'],
  args: { view: 'all' },
  play: ({ canvas }) => expect(canvas.findByText('No one works in Assembly.')).resolves.toBeVisible(),
});
export const TooMany = meta.story({
  tags: ['presence-25'],
  args: { maxPeopleCount: 1000 },
  play: ({ canvas }) =>
    expect(
      canvas.findByText('Center "Assembly" includes more persons than is allowed to load (1000).'),
    ).resolves.toBeVisible(),
});

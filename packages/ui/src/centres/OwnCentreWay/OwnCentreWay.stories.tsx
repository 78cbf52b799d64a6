import type { CentreLevel } from '@selfservice/api/centres/centres';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { peopleOf } from '../centres.fixtures.ts';
import { OwnCentreWay } from './OwnCentreWay.tsx';

const meta = preview.meta({
  component: OwnCentreWay,
  args: {
    level: { data: undefined as CentreLevel | undefined, isError: true },
    people: peopleOf('Canteen'),
    onChange: fn(),
  },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show my own centre' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.people, centreId: null });
  },
});

/** Where it is the own centre that has failed, there is nowhere else to go. */
export const OfTheOwnCentre = meta.story({
  args: { people: { ...peopleOf('Canteen'), centreId: null } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

export const WhileLoading = meta.story({
  args: { level: { data: undefined, isError: false } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

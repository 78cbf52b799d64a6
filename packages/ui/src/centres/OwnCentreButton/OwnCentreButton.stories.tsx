import type { CentreLevel } from '@selfservice/api/centres/centres';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { peopleOf } from '../centres.fixtures.ts';
import { OwnCentreButton } from './OwnCentreButton.tsx';

const meta = preview.meta({
  component: OwnCentreButton,
  args: {
    level: { data: undefined as CentreLevel | undefined, isError: true },
    people: peopleOf('Canteen'),
    onChange: fn(),
  },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['centres-23'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show my own centre' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.people, centreId: null });
  },
});

/** If the user's own centre fails, there is no other one to offer. */
export const OfTheOwnCentre = meta.story({
  args: { people: { ...peopleOf('Canteen'), centreId: null } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

export const WhileLoading = meta.story({
  args: { level: { data: undefined, isError: false } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

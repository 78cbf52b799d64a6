import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { EmptyCentre } from './EmptyCentre.tsx';

const meta = preview.meta({
  component: EmptyCentre,
  args: { centreName: 'Machine park', onChooseCentre: fn() },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['centres-12'],
  play: async ({ canvas, args }) => {
    await expect(canvas.findByText('No one works in Machine park.')).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another centre' }));
    await expect(args.onChooseCentre).toHaveBeenCalledOnce();
  },
});

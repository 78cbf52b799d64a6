import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TooManyPeople } from './TooManyPeople.tsx';

const meta = preview.meta({
  component: TooManyPeople,
  args: { centreName: 'Warehouse', maxPeopleCount: 1000, onChooseCentre: fn() },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['centres-24'],
  play: async ({ canvas, args }) => {
    await expect(canvas.findByRole('status')).resolves.toHaveTextContent(
      'Center "Warehouse" includes more persons than is allowed to load (1000).',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another centre' }));
    await expect(args.onChooseCentre).toHaveBeenCalledOnce();
  },
});

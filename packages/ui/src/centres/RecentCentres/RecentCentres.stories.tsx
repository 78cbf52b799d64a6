import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RecentCentres } from './RecentCentres.tsx';

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));

const meta = preview.meta({
  component: RecentCentres,
  args: { centres: named('Assembly', 'Canteen', 'Machine park'), onGo: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['centres-10'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: 'Recent' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Canteen' }));
    await expect(args.onGo).toHaveBeenCalledWith({ id: 2, name: 'Canteen' });
  },
});
export const One = meta.story({ args: { centres: named('Assembly') } });
export const LongNames = meta.story({
  args: {
    centres: named(
      'Středisko výroby a montáže elektronických součástek',
      'Stredisko údržby strojov a zariadení',
      'Canteen',
    ),
  },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
});

import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { aChoice } from '../centres.fixtures.ts';
import { CentreButton } from './CentreButton.tsx';

const meta = preview.meta({
  component: CentreButton,
  args: { choice: aChoice('Assembly'), onPress: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assembly with sub-centres' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const WithoutSubcentres = meta.story({
  args: { choice: aChoice('Assembly', { includesSubcentres: false }) },
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(canvas.findByRole('button', { name: 'Assembly without sub-centres' })).resolves.toBeVisible(),
});

export const OfOneCategory = meta.story({
  args: { choice: aChoice('Assembly', { categoryRef: '010', categoryName: 'Foremen' }) },
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(
      canvas.findByRole('button', { name: 'Assembly with sub-centres, Foremen' }),
    ).resolves.toBeVisible(),
});

export const CategoryNotKnownYet = meta.story({
  args: { choice: aChoice('Assembly', { categoryRef: '010' }) },
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(
      canvas.findByRole('button', { name: 'Assembly with sub-centres, one category' }),
    ).resolves.toBeVisible(),
});

export const NothingChosen = meta.story({ args: { choice: null } });

export const LongText = meta.story({
  args: {
    choice: aChoice('Department of Preventive Maintenance and Measuring Instruments', { categoryRef: '010' }),
  },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
});

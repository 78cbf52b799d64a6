import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { CountFilterProps, FilterCount } from './CountFilter.tsx';
import { CountFilter } from './CountFilter.tsx';

const ids = ['missing', 'present', 'absent', 'unknown', 'all'] as const;
type Id = (typeof ids)[number];
const counts: readonly FilterCount<Id>[] = [
  { id: 'missing', label: 'Missing', figure: 5, isCaution: true },
  { id: 'present', label: 'Present', figure: 17 },
  { id: 'absent', label: 'Absent', figure: 11 },
  { id: 'unknown', label: 'Unknown', figure: 3 },
  { id: 'all', label: 'All', figure: 36 },
];

const args: CountFilterProps<Id> = { label: 'Presence', counts, value: 'all', onChange: fn() };

const meta = preview.meta({
  component: CountFilter<Id>,
  args,
  render: function Chooser(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CountFilter
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the name of a filter contains its number', () =>
      expect(canvas.findByRole('radio', { name: 'Missing, 5' })).resolves.not.toBeChecked(),
    );
    await step('a press chooses a filter', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Present, 17' }));
      await expect(args.onChange).toHaveBeenCalledWith('present');
      await expect(canvas.getByRole('radio', { name: 'Present, 17' })).toBeChecked();
    });
    await step('arrow keys move the choice', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Absent, 11' })).toBeChecked();
    });
  },
});

export const Loading = meta.story({
  parameters: { staysLoading: true },
  args: {
    counts: counts.map((count) => ({ ...count, figure: count.id === 'missing' ? null : undefined })),
    value: null,
  },
  play: async ({ canvas, step }) => {
    await step('a number that is not known is named as such', () =>
      expect(canvas.findByRole('radio', { name: 'Missing, not known' })).resolves.toBeEnabled(),
    );
    await step('a filter can be chosen before its number is known', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Present' }));
      await expect(canvas.getByRole('radio', { name: 'Present' })).toBeChecked();
    });
  },
});

export const LongText = meta.story({
  args: {
    counts: [
      { id: 'missing', label: 'Nepodepsané', figure: 1000 },
      { id: 'present', label: 'Zkontrolované', figure: '132:45' },
      { id: 'absent', label: 'Schválené', figure: 17 },
      { id: 'unknown', label: 'Nezkontrolované', figure: 0 },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('radio', { name: 'Zkontrolované, 132:45' })).resolves.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

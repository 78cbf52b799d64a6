import type { LocalMonth } from '@selfservice/api/core/local-date';
import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { MonthPicker } from '../../patterns/MonthPicker/MonthPicker.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { aChoice } from '../centres.fixtures.ts';
import { CentreBar } from './CentreBar.tsx';

const onMonthChange = fn();

const meta = preview.meta({
  component: CentreBar,
  args: {
    choice: aChoice('Assembly'),
    onChange: fn(),
    isOpen: false,
    onOpenChange: fn(),
    month: (
      <MonthPicker
        label="Month of the plans"
        value={'2026-11' as LocalMonth}
        onChange={onMonthChange}
        today={localDate('2026-11-20')}
      />
    ),
    children: <FilterBar label="Filters" search={<SearchField label="Find a person" />} result="24 plans" />,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['centres-1'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assembly with sub-centres' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(onMonthChange).toHaveBeenCalledWith('2026-12');
  },
});

export const WithoutMonth = meta.story({
  args: { month: undefined },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('button', { name: /Assembly/ })).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: /month/i })).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    choice: aChoice('Department of Preventive Maintenance and Measuring Instruments', {
      categoryRef: '010',
      categoryName: 'Foremen and their deputies',
    }),
  },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { SearchFilterBar } from './SearchFilterBar.tsx';

const options = [
  { id: 'name', label: 'By name' },
  { id: 'state', label: 'By state' },
];

const meta = preview.meta({
  component: SearchFilterBar,
  args: {
    label: 'Filters of people',
    searchLabel: 'Find a person',
    search: '',
    onSearchChange: fn(),
    result: '12 people',
    children: <FilterMenu label="Sort" value="name" options={options} onChange={fn()} />,
  },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 people');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a person' }), 'a');
    await expect(args.onSearchChange).toHaveBeenCalledWith('a');
  },
});

/** The line of the result is empty but has its full height. */
export const Counting = meta.story({
  args: { isCounting: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').textContent).toBe('\u00a0');
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});

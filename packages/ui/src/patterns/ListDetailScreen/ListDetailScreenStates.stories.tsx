import { fn, expect, userEvent } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { somePeople } from '../../primitives/List/people.fixtures.ts';
import { PeopleScreen } from './PeopleScreen.fixtures.tsx';

const refetch = fn();
const known = { data: somePeople(6), error: null, isFetching: false, refetch };
const failed = { ...known, data: undefined, error: new Error('Unexpected token') };

const meta = preview.meta({
  component: PeopleScreen,
  args: { query: known, selectedId: null as string | null },
  decorators: [inMain],
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.findByRole('row', { name: /^Jana Dvořáková/ })).resolves.toBeVisible(),
});
export const Loading = meta.story({
  parameters: { staysLoading: true },
  args: { query: { ...known, data: undefined, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Loading')).resolves.toBeInTheDocument();
    await expect(canvas.queryByRole('row', { name: /^Jana Dvořáková/ })).toBeNull();
  },
});
export const Empty = meta.story({ parameters: { pictures: true }, args: { query: { ...known, data: [] } } });
export const WithDetail = meta.story({ parameters: { pictures: true }, args: { selectedId: 'p2' } });
export const DetailOnAPhone = meta.story({
  parameters: { pictures: true },
  args: { selectedId: 'p2' },
  globals: { viewport: { value: 'phone' } },
});
export const Failed = meta.story({
  parameters: { pictures: true },
  args: { query: failed },
  play: async ({ canvas, step }) => {
    await step('the error replaces the list, and the button fetches again', async () => {
      await expect(canvas.getByText('The people could not be loaded.')).toBeVisible();
      await expect(canvas.queryByRole('grid')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(refetch).toHaveBeenCalled();
    });
  },
});
export const RefreshFailed = meta.story({
  parameters: { pictures: true },
  args: { query: { ...failed, data: known.data } },
  play: async ({ canvas, step }) => {
    await step('the loaded items stay visible', async () => {
      await expect(canvas.getByText('The list could not be refreshed.')).toBeVisible();
      await expect(canvas.getByRole('row', { name: /^Jana Dvořáková/ })).toBeVisible();
    });
  },
});
export const GoneFromTheList = meta.story({
  args: { selectedId: 'p99' },
  play: ({ canvas }) => expect(canvas.getByText('This person is not in your list any more.')).toBeVisible(),
});
export const WithoutFilter = meta.story({
  args: { hasFilter: false },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('row', { name: /^Jana Dvořáková/ })).resolves.toBeVisible();
    await expect(canvas.queryByRole('search')).toBeNull();
  },
});

import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { waitForFocusIn } from '#storybook/wait-for-focus.ts';
import { somePeople } from '../../primitives/List/people.fixtures.ts';
import { PeopleScreen } from './PeopleScreen.fixtures.tsx';

const peopleQuery = (count: number) => ({
  data: somePeople(count),
  error: null,
  isFetching: false,
  refetch: fn(),
});

const meta = preview.meta({
  component: PeopleScreen,
  args: { query: peopleQuery(6), selectedId: null as string | null },
  decorators: [inMain],
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('the detail replaces list and filter and has the focus', async () => {
      await userEvent.click(await canvas.findByRole('row', { name: /^Petr Novák/ }));
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: /^Details of Petr Novák/ })).toHaveFocus(),
      );
      await expect(canvas.queryByRole('grid')).toBeNull();
      await expect(canvas.queryByRole('search')).toBeNull();
    });
    await step('the focus returns to the item', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to list' }));
      await expect(await canvas.findByRole('row', { name: /^Petr Novák/ })).toHaveFocus();
      await expect(canvas.getByRole('search')).toBeVisible();
    });
  },
});

export const OnADesk = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    await step('the focus stays in the list, and arrow keys move it', async () => {
      await userEvent.click(await canvas.findByRole('row', { name: /^Petr Novák/ }));
      await expect(canvas.getByRole('region', { name: /^Details of Petr Novák/ })).toBeVisible();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(canvas.getByRole('region', { name: /^Details of Ľubomíra/ })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('row', { name: /^Ľubomíra/ })).toHaveFocus());
    });
  },
});

/** Only the visible part of a long list is in the page: the item of the detail is scrolled into it first. */
export const OfManyOnAPhone = meta.story({
  args: { query: peopleQuery(2000), selectedId: 'p1500' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('the focus returns to an item that was never visible', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Back to list' }));
      await waitFor(() => expect(canvas.getByRole('row', { name: / 1500, / })).toHaveFocus());
      await expect(canvas.getByRole('row', { name: / 1500, / })).toBeVisible();
    });
  },
});

export const ItemGone = meta.story({
  args: { selectedId: 'p99' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('the list has the focus if the item does not exist any more', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Back to list' }));
      await waitForFocusIn(canvas.getByRole('grid'));
    });
  },
});

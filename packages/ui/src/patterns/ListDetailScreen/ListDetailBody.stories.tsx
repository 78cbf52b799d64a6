import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { List } from '../../primitives/List/List.tsx';
import { ListSkeleton } from '../../primitives/List/ListSkeleton.tsx';
import type { SamplePerson } from '../../primitives/List/people.fixtures.ts';
import { somePeople } from '../../primitives/List/people.fixtures.ts';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ListDetailBody } from './ListDetailBody.tsx';

const refetch = fn();

const meta = preview.meta({
  component: ListDetailBody<SamplePerson>,
  args: {
    query: { data: somePeople(4), error: null, isFetching: false, refetch },
    failedTitle: 'The people could not be loaded.',
    refreshFailedTitle: 'The list could not be refreshed.',
    skeleton: <ListSkeleton count={4} words="Loading" />,
    empty: <EmptyState icon={Inbox} title="No people" />,
    children: (people: readonly SamplePerson[]) => <List label="People" items={people} />,
  },
  decorators: [inMain],
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.findAllByRole('row')).resolves.toHaveLength(4),
});

/** A screen with tabs between its filter and its list. */
export const BelowTabs = meta.story({
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: true },
  render: function Weeks(args) {
    const [openId, setOpenId] = useState<string | null>(null);
    const body = (
      <ListDetailBody
        {...args}
        detail={{
          selectedId: openId,
          label: 'Details',
          content: <h2>{somePeople(4).find(({ id }) => id === openId)?.label}</h2>,
          onClose: () => setOpenId(null),
        }}
      >
        {(people) => <List label="People" items={people} onAction={setOpenId} />}
      </ListDetailBody>
    );
    return (
      <Tabs
        label="Weeks"
        tabs={[
          { id: 'first', label: '1–7 Nov', content: body },
          { id: 'second', label: '8–14 Nov', content: body },
        ]}
      />
    );
  },
  play: async ({ canvas, step }) => {
    const row = await canvas.findByRole('row', { name: /^Petr Novák/ });
    await step('the detail is beside the list, and both belong to the tab', async () => {
      await userEvent.click(row);
      const panel = canvas.getByRole('tabpanel', { name: '1–7 Nov' });
      await expect(panel).toContainElement(canvas.getByRole('region', { name: 'Details' }));
      await waitFor(() => expect(row).toHaveFocus());
    });
  },
});

export const Failed = meta.story({
  args: { query: { data: undefined, error: new Error('Unexpected token'), isFetching: false, refetch } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('The people could not be loaded.')).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalled();
  },
});

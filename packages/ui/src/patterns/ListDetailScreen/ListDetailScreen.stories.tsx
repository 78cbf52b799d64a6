import { Inbox } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { List } from '../../primitives/List/List.tsx';
import type { SamplePerson } from '../../primitives/List/people.fixtures.ts';
import { somePeople } from '../../primitives/List/people.fixtures.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ListDetailScreen } from './ListDetailScreen.tsx';

const meta = preview.meta({
  component: ListDetailScreen<SamplePerson>,
  args: {
    title: 'People',
    backHref: '/dashboard',
    action: <Button kind="primary">New person</Button>,
    query: { data: somePeople(6), error: null, isFetching: false, refetch: fn() },
    failedTitle: 'The people could not be loaded.',
    refreshFailedTitle: 'The list could not be refreshed.',
    skeleton: null,
    empty: <EmptyState icon={Inbox} title="No people" />,
    children: (people: readonly SamplePerson[]) => <List label="People" items={people} />,
  },
  decorators: [inMain],
});

export const Default = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

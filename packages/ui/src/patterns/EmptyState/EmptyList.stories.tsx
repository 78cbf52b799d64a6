import { Inbox } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { EmptyList } from './EmptyList.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  component: EmptyList,
  args: {
    icon: Inbox,
    search: 'xyz',
    searchTitle: 'No request has “xyz”.',
    clearLabel: 'Show all',
    onClear: fn(),
    children: <EmptyState icon={Inbox} title="There are no requests." />,
  },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No request has “xyz”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const WithoutSearch = meta.story({
  args: { search: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no requests.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

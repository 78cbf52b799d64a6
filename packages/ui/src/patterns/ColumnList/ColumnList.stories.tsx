import { expect, fn, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview.tsx';
import type { SamplePerson } from '../../primitives/List/people.fixtures.ts';
import { somePeople } from '../../primitives/List/people.fixtures.ts';
import { matchesItsSkeleton } from '../ListDetailScreen/screenStories.fixtures.ts';
import { ColumnList } from './ColumnList.tsx';
import { ColumnListSkeleton } from './ColumnListSkeleton.tsx';
import { RowColumns } from './RowColumns.ts';

const Columns = styled(RowColumns)`
  grid-template: 'name place' auto / minmax(0, 1fr) 8rem;
`;

const meta = preview.meta({
  component: ColumnList<SamplePerson>,
  args: {
    label: 'People',
    rows: somePeople(3),
    idOf: ({ id }: SamplePerson) => id,
    labelOf: ({ label, place }: SamplePerson) => `${label}, ${place}`,
    columns: Columns,
    openId: null as string | null,
    onOpen: fn(),
    children: ({ label, place }: SamplePerson) => (
      <>
        <span data-part="name">{label}</span>
        <span data-part="place">{place}</span>
      </>
    ),
  },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('row', { name: /^Jana Dvořáková, / }));
    await expect(args.onOpen).toHaveBeenCalledWith(somePeople(1)[0]?.id);
  },
});

export const Open = meta.story({
  args: { openId: somePeople(1)[0]?.id ?? '' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row');
    await expect(first?.querySelector('[aria-current]')).not.toBeNull();
    await expect(second?.querySelector('[aria-current]')).toBeNull();
  },
});

/** The rows have the same layout as the skeleton. */
export const BelowItsSkeleton = meta.story({
  parameters: { staysLoading: true },
  render: (args) => (
    <>
      <ColumnListSkeleton count={3} columns={Columns} widths={{ name: '9rem', place: '5rem' }} />
      <ColumnList {...args} />
    </>
  ),
  play: ({ canvasElement }) => matchesItsSkeleton(canvasElement),
});

import { expect, fn } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { somePeople } from '../List/people.fixtures.ts';
import type { SamplePerson } from '../List/people.fixtures.ts';
import { Table } from './Table.tsx';
import type { TableColumn } from './table.types.ts';

const columns: readonly TableColumn[] = [
  { id: 'label', label: 'Name', isSortable: true, width: '2fr' },
  { id: 'place', label: 'Workplace', isSortable: true },
  { id: 'since', label: 'Since', width: 120 },
  { id: 'balance', label: 'Balance', align: 'end', isSortable: true, width: 120 },
];
const renderCell = (row: { id: string }, columnId: string) =>
  (row as SamplePerson)[columnId as keyof SamplePerson];

const meta = preview.meta({
  component: Table,
  args: { label: 'People', columns, rows: somePeople(6), renderCell, onRowAction: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('grid', { name: 'People' })).toBeVisible(),
});
export const Sorted = meta.story({
  args: { sortDescriptor: { column: 'label', direction: 'ascending' as const } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    ),
});
export const Disabled = meta.story({
  args: { selectionMode: 'multiple' as const, isRowDisabled: (row: { id: string }) => row.id === 'p3' },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('row').filter((row) => row.ariaDisabled === 'true')).toHaveLength(1),
});
export const Loading = meta.story({
  parameters: { staysLoading: true },
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading')).toBeInTheDocument(),
});
export const LoadingAgain = meta.story({
  args: { isLoading: true },
  play: async ({ canvas, step }) => {
    await step('the present rows stay visible', async () =>
      expect(await canvas.findByRole('rowheader', { name: 'Petr Novák' })).toBeVisible(),
    );
  },
});
export const Empty = meta.story({
  parameters: { pictures: true },
  args: { rows: [] },
  play: async ({ canvas }) => expect(await canvas.findByText('There is nothing here.')).toBeVisible(),
});
export const EmptyInOtherWords = meta.story({
  args: { rows: [], renderEmpty: () => <p>No one is away today.</p> },
  play: ({ canvas }) => expect(canvas.getByText('No one is away today.')).toBeVisible(),
});
export const LongText = meta.story({
  args: {
    selectionMode: 'multiple' as const,
    rows: [
      {
        id: 'a',
        label: 'Nepretržite vykonávaná zodpovednosť za schvaľovanie žiadostí o neprítomnosť',
        place: 'Arbeitszeitkontenausgleichsgenehmigungsverfahrensverordnungen',
        since: '1. 1. 2004',
        balance: '−132:45',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});

export const Narrow = meta.story({
  args: { selectionMode: 'multiple' as const, style: { maxWidth: 360 } },
  play: async ({ canvas, step }) => {
    const term = (name: string) =>
      canvas.getAllByText(name).find((element) => element.dataset['term'] != null);
    await canvas.findByRole('rowheader', { name: 'Petr Novák' });
    await step('the column name is shown beside each value', () => expect(term('Workplace')).toBeVisible());
    await step('assistive technology still gets a table', async () => {
      await expect(canvas.getAllByRole('columnheader', { name: 'Workplace' })).toHaveLength(1);
      await expect(canvas.getAllByRole('gridcell', { name: 'Montáž' })).toHaveLength(1);
    });
    await step('the table does not scroll horizontally', async () => {
      const table = canvas.getByRole('grid', { name: 'People' });
      await expect(table.scrollWidth).toBeLessThanOrEqual(360);
    });
  },
});

export const Permutations = meta.story({
  parameters: { staysLoading: true },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 }}>
      <Table {...args} label="Sorted" sortDescriptor={{ column: 'balance', direction: 'descending' }} />
      <Table {...args} label="One" selectionMode="single" selectedIds={new Set(['p2'])} />
      <Table {...args} label="Several" selectionMode="multiple" selectedIds={new Set(['p1', 'p4'])} />
      <Table {...args} label="Narrow" selectionMode="multiple" style={{ maxWidth: 360 }} />
      <Table {...args} label="Loading" rows={[]} isLoading expectedCount={3} />
      <Table {...args} label="Empty" rows={[]} />
    </div>
  ),
});

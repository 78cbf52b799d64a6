import { useState } from 'react';
import type { SortDescriptor } from 'react-aria-components/Table';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { somePeople } from '../List/people.fixtures.ts';
import type { SamplePerson } from '../List/people.fixtures.ts';
import { Table } from './Table.tsx';

const meta = preview.meta({
  component: Table,
  args: {
    label: 'People',
    columns: [
      { id: 'label', label: 'Name', isSortable: true, width: '2fr' as const },
      { id: 'place', label: 'Workplace' },
    ],
    rows: somePeople(5),
    renderCell: (row: { id: string }, columnId: string) =>
      (row as SamplePerson)[columnId as keyof SamplePerson],
    selectionMode: 'multiple' as const,
    onRowAction: fn(),
    onSelectionChange: fn(),
    onSortChange: fn(),
  },
  parameters: { layout: 'padded' },
});

export const ByMouse = meta.story({
  play: async ({ canvas, args, step }) => {
    const first = await canvas.findByRole('row', { name: 'Jana Dvořáková' });
    await step('a press opens a row while nothing is selected', async () => {
      await userEvent.click(first);
      await expect(args.onRowAction).toHaveBeenLastCalledWith('p1');
    });
    await step('the checkbox selects a row', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Petr Novák' }));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['p2']));
    });
    await step('a press selects while a row is selected, with Shift a range', async () => {
      const user = userEvent.setup();
      await user.click(first);
      await user.keyboard('{Shift>}');
      await user.click(canvas.getByRole('row', { name: 'Tomáš Šťastný' }));
      await user.keyboard('{/Shift}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['p1', 'p2', 'p3', 'p4']));
      await expect(args.onRowAction).toHaveBeenCalledTimes(1);
    });
    await step('the checkbox in the heading selects and deselects all', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['p1', 'p2', 'p3', 'p4', 'p5']));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
    });
  },
});

export const Sorting = meta.story({
  render: function Sorting(args) {
    const [sort, setSort] = useState<SortDescriptor>({ column: 'label', direction: 'ascending' });
    const up = args.rows.toSorted((a, b) =>
      (a as SamplePerson).label.localeCompare((b as SamplePerson).label, 'cs'),
    );
    const rows = sort.direction === 'ascending' ? up : up.toReversed();
    return <Table {...args} rows={rows} sortDescriptor={sort} onSortChange={setSort} />;
  },
  play: async ({ canvas, step }) => {
    const heading = await canvas.findByRole('columnheader', { name: 'Name' });
    const firstName = () => canvas.getAllByRole('rowheader')[0];
    await expect(firstName()).toHaveTextContent('Jana Dvořáková');
    await step('a press on the heading reverses the order', async () => {
      await userEvent.click(heading);
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
      await expect(firstName()).toHaveTextContent('Žofie Říhová');
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const row = (name: string) => canvas.getByRole('row', { name });
    await canvas.findByRole('row', { name: 'Jana Dvořáková' });
    await step('Tab moves the focus to the first row', async () => {
      await userEvent.tab();
      await waitFor(() => expect(row('Jana Dvořáková')).toHaveFocus());
    });
    await step('Enter opens the focused row', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onRowAction).toHaveBeenLastCalledWith('p1');
    });
    await step('the right arrow moves into the cells of the row', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Jana Dvořáková' })).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await waitFor(() => expect(row('Jana Dvořáková')).toHaveFocus());
    });
    await step('Space selects the focused row, Shift with an arrow a range', async () => {
      await userEvent.keyboard('{ArrowDown} ');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['p2']));
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['p2', 'p3']));
    });
    await step('Escape clears the selection', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
    });
    await step('the up arrow moves from the first row to the headings, where Enter sorts', async () => {
      await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowUp}{Enter}');
      await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'label', direction: 'ascending' });
    });
  },
});

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
      { id: 'place', label: 'Workplace', isSortable: true },
      { id: 'since', label: 'Since', width: 120 },
      { id: 'balance', label: 'Balance', align: 'end' as const, width: 120 },
    ],
    rows: somePeople(2000),
    renderCell: (row: { id: string }, columnId: string) =>
      (row as SamplePerson)[columnId as keyof SamplePerson],
    selectionMode: 'multiple' as const,
    onRowAction: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('only the visible rows are in the document', async () => {
      await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
      await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    });
    await step('aria-rowcount includes all rows and the heading', () =>
      expect(canvas.getByRole('grid', { name: 'People' })).toHaveAttribute('aria-rowcount', '2001'),
    );
    await step('Control+End moves to the last row', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(canvas.getByRole('row', { name: /2000/ })).toHaveFocus());
      await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    });
    await step('Control+Home moves to the first row', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveFocus());
      await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Jana Dvořáková');
    });
  },
});

export const Narrow = meta.story({
  args: { style: { maxWidth: 360 } },
  play: async ({ canvas, step }) => {
    await step('rows are blocks and only the visible ones are in the document', async () => {
      await waitFor(() => expect(canvas.getAllByText('Workplace')[1]).toBeVisible());
      await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    });
    await step('a row contains all its values', async () => {
      const row = canvas.getByRole('row', { name: 'Petr Novák' });
      for (const words of ['Sklad', '2. 2. 2005', '−132:45']) await expect(row).toHaveTextContent(words);
    });
    await step('no row overlaps the next one', async () => {
      const [, ...rows] = canvas.getAllByRole('row');
      const boxes = rows.slice(0, 6).map((row) => row.getBoundingClientRect());
      for (const [index, box] of boxes.slice(1).entries())
        await expect(box.top).toBeGreaterThanOrEqual((boxes[index]?.bottom ?? 0) - 1);
    });
  },
});

export const InItsOwnFrame = meta.story({
  args: { style: { height: 400, overflow: 'auto' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
  },
});

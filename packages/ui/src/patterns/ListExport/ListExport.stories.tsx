import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { chooseExport, savedCsv } from './listExport.fixtures.ts';
import { ListExport } from './ListExport.tsx';

interface Person {
  name: string;
  hours: number | null;
}

const meta = preview.meta({
  component: ListExport<Person>,
  args: {
    title: 'Presence',
    scope: 'Assembly with sub-centres',
    columns: [
      { title: 'Name', value: ({ name }: Person) => name },
      { title: 'Hours', value: ({ hours }: Person) => hours },
    ],
    rows: [
      { name: 'Dvořáková Jana', hours: 7.5 },
      { name: '=SUM(A1)', hours: null },
    ] as readonly Person[] | undefined,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save or print' }));
    await expect(screen.findByRole('menuitem', { name: 'Save as CSV' })).resolves.toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  },
});

export const Saved = meta.story({
  parameters: { pictures: false },
  play: async ({ step }) => {
    const { name, text } = await savedCsv();
    await step('the file is named by the list and the day', () =>
      expect(name).toBe('Presence 2026-11-20.csv'),
    );
    await step('and holds every row, nothing of which is computed', () =>
      expect(text).toContain("Name,Hours\r\nDvořáková Jana,7.5\r\n'=SUM(A1),\r\n"),
    );
  },
});

export const Printed = meta.story({
  parameters: { pictures: false },
  play: async ({ step }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await chooseExport('Print');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await step('on paper it is a table with the moment of which it is', async () => {
      window.dispatchEvent(new Event('beforeprint'));
      const cell = screen.getByText('Dvořáková Jana');
      await expect(cell.closest('tr')).toHaveTextContent('Dvořáková Jana7.5');
      await expect(
        screen.getByText(/^Assembly with sub-centres · As of Fri\s20\sNov\s2026/),
      ).toBeInTheDocument();
    });
    await step('it is no part of the page afterwards', async () => {
      window.dispatchEvent(new Event('afterprint'));
      await waitFor(() => expect(screen.queryByText('Dvořáková Jana')).toBeNull());
    });
  },
});

/** As many columns as plans have, on the narrowest paper. */
export const PrintedNarrow = meta.story({
  args: {
    columns: ['Approval', 'Days', 'Kind', 'Checked by', 'Type', 'E-mail'].map((title) => ({
      title,
      value: () => (title === 'E-mail' ? 'alexandra.nepomucka@example.com' : 'Electronically'),
    })),
  },
  parameters: { pictures: false },
  play: async ({ step }) => {
    await screen.findByRole('button', { name: 'Save or print' });
    window.dispatchEvent(new Event('beforeprint'));
    const [cell] = await screen.findAllByText('Electronically');
    const table = cell?.closest('table');
    const paper = table?.parentElement;
    await step('addresses take several lines, and no word is broken', async () => {
      if (!table || !paper) throw new Error('There is no table.');
      paper.style.display = 'block';
      paper.style.width = '600px';
      const range = document.createRange();
      range.selectNodeContents(cell as HTMLElement);
      await expect(range.getClientRects()).toHaveLength(1);
      await expect(table.offsetWidth).toBeLessThanOrEqual(600);
    });
    window.dispatchEvent(new Event('afterprint'));
  },
});

export const NothingShown = meta.story({
  args: { rows: [] },
  parameters: { pictures: false },
  play: async ({ step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save or print' }));
    await step('it says why there is nothing to save', async () => {
      const item = await screen.findByRole('menuitem', { name: 'Save as CSV The list is empty.' });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
    });
  },
});

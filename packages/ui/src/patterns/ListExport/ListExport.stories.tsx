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
      { title: 'Length', value: ({ hours }: Person) => hours && `${hours} h` },
      { title: 'Hours', value: ({ hours }: Person) => hours, isSavedOnly: true },
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
    await step('the file name contains the list and the day', () =>
      expect(name).toBe('Presence 2026-11-20.csv'),
    );
    await step('the file contains every row and column, with formulas escaped', () =>
      expect(text).toContain("Name,Length,Hours\r\nDvořáková Jana,\u200B7.5 h,7.5\r\n'=SUM(A1),,\r\n"),
    );
  },
});

export const Printed = meta.story({
  parameters: { pictures: false },
  play: async ({ step }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await chooseExport('Print');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await step(
      'the printed page is a table with date and time, without columns for spreadsheets',
      async () => {
        window.dispatchEvent(new Event('beforeprint'));
        const cell = screen.getByText('Dvořáková Jana');
        await expect(cell.closest('tr')).toHaveTextContent(/^Dvořáková Jana7.5 h$/);
        await expect(
          screen.getByText(/^Assembly with sub-centres · As of Fri\s20\sNov\s2026/),
        ).toBeInTheDocument();
      },
    );
    await step('the table is removed from the page after printing', async () => {
      window.dispatchEvent(new Event('afterprint'));
      await waitFor(() => expect(screen.queryByText('Dvořáková Jana')).toBeNull());
    });
  },
});

/** As many columns as the plan states have, on narrow paper. */
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
    await step('e-mail addresses wrap, and words do not break', async () => {
      if (!table || !paper) throw new Error('There is no table.');
      paper.style.display = 'block';
      paper.style.width = '600px';
      const range = document.createRange();
      range.selectNodeContents(cell?.childNodes[0] as Node);
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
    await step('the disabled item says why', async () => {
      const item = await screen.findByRole('menuitem', { name: 'Save as CSV The list is empty.' });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
    });
  },
});

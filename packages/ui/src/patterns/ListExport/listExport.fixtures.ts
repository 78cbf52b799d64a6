import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';

/** Opens the export menu of a list and chooses an item. */
export async function chooseExport(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Save or print' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

/** Runs a function that saves a file. Returns the name and content of the file. */
export async function savedFile(save: () => Promise<void>): Promise<{ name: string; text: string }> {
  const saved: Blob[] = [];
  spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return '#saved';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await save();
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  const [link] = click.mock.contexts as HTMLAnchorElement[];
  return { name: link?.download ?? '', text: (await saved[0]?.text()) ?? '' };
}

/** Saves a list as CSV. Returns the name and content of the file. */
export function savedCsv(): Promise<{ name: string; text: string }> {
  return savedFile(() => chooseExport('Save as CSV'));
}

/** Prints a list. Returns the text of the rows of the printed table, the heads first. */
export async function printedRows(): Promise<string[]> {
  const print = spyOn(window, 'print').mockImplementation(() => {});
  await chooseExport('Print');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('beforeprint'));
  const rows = [...document.querySelectorAll('body > div > h1 + p + table tr')].map(
    ({ textContent }) => textContent,
  );
  window.dispatchEvent(new Event('afterprint'));
  return rows;
}

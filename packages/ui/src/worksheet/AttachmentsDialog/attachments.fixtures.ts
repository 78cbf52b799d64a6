import type { Database } from '@selfservice/mock-server/core/database';
import { fileOf } from '@selfservice/mock-server/worksheet/attachment-file';
import { attachmentRows } from '@selfservice/mock-server/worksheet/attachment-rows';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Chooses a file in the file input behind a button. */
export async function choose(file: File, button = 'Choose a picture'): Promise<void> {
  const trigger = await screen.findByRole('button', { name: button });
  const input = trigger.parentElement?.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('There is no file input.');
  // The button has the focus, as after the file dialog of the system.
  trigger.focus();
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Returns the attachment that the server has under a name. */
export function stored(database: Database, name: string): { note: string; image: Blob } {
  const row = [...attachmentRows(database).values()].find((each) => each.name === name);
  if (!row) throw new Error(`The server has no ${name}.`);
  return { note: row.note, image: fileOf(row) };
}

/** Finds the dialog of a new attachment. */
export const form = async () => within(await screen.findByRole('dialog', { name: 'New attachment' }));
/** Finds the field of the name. */
export const name = async () => (await form()).findByRole('textbox', { name: 'Name' });
/** Presses a button of the dialog. */
export const press = async (button: string) =>
  userEvent.click((await form()).getByRole('button', { name: button }));
/** Waits until the dialog is closed. */
export const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'New attachment' })).toBeNull());
/** Replaces the name. */
export const typeName = async (text: string) => {
  await userEvent.clear(await name());
  await userEvent.type(await name(), text);
};

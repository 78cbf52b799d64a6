import type { Database } from '../core/database.ts';
import { nextId } from '../core/next-id.ts';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { Refusal } from '../core/refusals.ts';
import { refuse } from '../core/refusals.ts';
import { uploadOf } from './attachment-file.ts';
import { attachmentRows, attachmentsOf } from './attachment-rows.ts';
import { worksheetRefusals } from './worksheet-words.ts';

const maxNameLength = 100;
const maxNoteLength = 255;

/** Attaches a file to a worksheet, or refuses it. */
export async function addAttachment(
  database: Database,
  ref: string,
  month: LocalMonth,
  file: File,
  note: string,
): Promise<Refusal | undefined> {
  const { name } = file;
  if (name.trim() === '' || name.length > maxNameLength) return refuse(400, worksheetRefusals.badName);
  if (note.length > maxNoteLength) return refuse(400, worksheetRefusals.longNote);
  if (!file.type.startsWith('image/')) return refuse(400, worksheetRefusals.noImage);
  const content = await uploadOf(file);
  // Checked after reading the file, because two uploads of the same name may run in parallel.
  const isTaken = attachmentsOf(database, ref, month).some((row) => row.name === name);
  if (isTaken) return refuse(409, worksheetRefusals.nameTaken(name));
  const rows = attachmentRows(database);
  const id = nextId(rows, 1);
  rows.set(id, { id, personRef: ref, month, name, note, content });
  return undefined;
}

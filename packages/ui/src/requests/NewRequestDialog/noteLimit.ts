import { maxNoteLength } from '@selfservice/api/requests/new-request';

/** The length from which on the field shows the number of characters. */
const countedFrom = 0.8 * maxNoteLength;

/** Returns the `limit` prop of the note field: none for a short note. @requirement requests-63 */
export function noteLimit(note: string): { limit?: number } {
  return note.length < countedFrom ? {} : { limit: maxNoteLength };
}

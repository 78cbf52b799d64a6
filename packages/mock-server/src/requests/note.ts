import type { BackendLanguage } from '@selfservice/api/core/language';
import * as v from 'valibot';
import type { Texts } from '../core/texts.ts';

/** The note of a row: as the user typed it, or a prepared one in every language. */
export type Note = string | Texts;

/** The schema of a note. */
export const noteSchema: v.GenericSchema<unknown, Note> = v.union([
  v.string(),
  v.object({ en: v.string(), cs: v.string(), sk: v.string() }),
]);

/** Returns a note in a language. */
export function noteIn(note: Note, language: BackendLanguage): string {
  return typeof note === 'string' ? note : note[language];
}

import { languages } from '@selfservice/api/core/language';
import type { Language } from '@selfservice/api/core/language';
import * as v from 'valibot';
import type { Table } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';

const keptSchema = v.array(v.tuple([v.picklist(personKeys), v.picklist(languages)]));

const table: Table<Map<PersonKey, Language>, v.InferOutput<typeof keptSchema>> = {
  name: 'savedLanguages',
  create: () => new Map(),
  keeping: { schema: keptSchema, write: (rows) => [...rows], read: (kept) => new Map(kept) },
};

/** Code of the language that somebody has saved, else the one that the person begins with. */
export function savedLanguageOf(database: Database, person: PersonKey): string {
  const saved = database.areaRows.of(table).get(person);
  return saved ?? (database.scenario.language || people[person].language);
}

/** Saves a language for somebody. */
export function saveLanguage(database: Database, person: PersonKey, language: Language): void {
  database.areaRows.of(table).set(person, language);
}

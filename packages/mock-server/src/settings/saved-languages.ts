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
  serialization: { schema: keptSchema, write: (rows) => [...rows], read: (kept) => new Map(kept) },
};

/** Returns the code of the language that a person has saved, otherwise the person's initial language. */
export function savedLanguageOf(database: Database, person: PersonKey): string {
  const saved = database.areaRows.of(table).get(person);
  return saved ?? (database.scenario.language || people[person].language);
}

/** Saves a language for a person. */
export function saveLanguage(database: Database, person: PersonKey, language: Language): void {
  database.areaRows.of(table).set(person, language);
}

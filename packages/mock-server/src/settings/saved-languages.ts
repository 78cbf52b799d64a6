import { languages } from '@selfservice/api/core/language';
import type { BackendLanguage } from '@selfservice/api/core/language';
import * as v from 'valibot';
import type { Table } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';

/** A language that a person has saved. */
const savedSchema = v.object({
  language: v.picklist(languages),
  /** The language of the scenario at that time. A scenario in another language is a later choice. */
  scenarioLanguage: v.string(),
});
const keptSchema = v.array(v.tuple([v.picklist(personKeys), savedSchema]));

const table: Table<Map<PersonKey, v.InferOutput<typeof savedSchema>>, v.InferOutput<typeof keptSchema>> = {
  name: 'savedLanguages',
  create: () => new Map(),
  serialization: { schema: keptSchema, write: (rows) => [...rows], read: (kept) => new Map(kept) },
};

/**
 * Returns the code of a person's saved language: the last one that was saved or chosen for the scenario, otherwise the
 * person's own, otherwise the visitor's.
 */
export function savedLanguageOf(database: Database, person: PersonKey): string {
  const { areaRows, scenario, visitorLanguage } = database;
  const saved = areaRows.of(table).get(person);
  if (saved?.scenarioLanguage === scenario.language) return saved.language;
  return scenario.language || (people[person].language ?? visitorLanguage);
}

/** Saves a language for a person. */
export function saveLanguage(
  { areaRows, scenario }: Database,
  person: PersonKey,
  language: BackendLanguage,
): void {
  areaRows.of(table).set(person, { language, scenarioLanguage: scenario.language });
}

import { dateOf } from '@selfservice/api/core/local-date';
import { tableById } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';
import type { PersonKey } from '../core/people.ts';
import { createSubstitutions } from './create-substitutions.ts';
import type { SubstitutionRow } from './substitution-row.ts';
import { substitutionRowSchema } from './substitution-row.ts';

const table = tableById('substitutions', substitutionRowSchema, createSubstitutions);

/** Returns the substitutions by id. */
export function substitutionRows({ areaRows }: Database): Map<number, SubstitutionRow> {
  return areaRows.of(table);
}

/** Returns the substitutions of a person that are current today. */
export function currentSubstitutionsOf(database: Database, owner: PersonKey): SubstitutionRow[] {
  const today = dateOf(database.clock.localNow());
  return [...substitutionRows(database).values()].filter(
    (row) => row.owner === owner && row.start <= today && today <= row.end,
  );
}

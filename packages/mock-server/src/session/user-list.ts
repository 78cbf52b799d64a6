import type { BackendLanguage } from '@selfservice/api/core/language';
import type { getUserList } from '@selfservice/api/session/session.wire';
import type * as v from 'valibot';
import { centreText } from '../centres/centre-tree.ts';
import { fullNameOf } from '../core/full-name.ts';
import type { Database } from '../core/database.ts';
import type { PersonKey } from '../core/people.ts';
import { people } from '../core/people.ts';
import { currentSubstitutionsOf } from '../settings/substitution-rows.ts';

type UserRow = v.InferOutput<typeof getUserList.answer>[number];

/** Returns the user list of a person: their employments, then the people whom they substitute today. */
export function userListOf(database: Database, key: PersonKey, language: BackendLanguage): UserRow[] {
  const person = people[key];
  const fullname = fullNameOf(person);
  const rows: UserRow[] = [
    {
      ixs_ref: person.ref,
      fullname,
      poradi: 1,
      id_zast: null,
      str_text: centreText(person.centre, language),
    },
  ];
  if (person.secondEmployment) {
    const { ref, centre } = person.secondEmployment;
    rows.push({ ixs_ref: ref, fullname, poradi: 2, id_zast: null, str_text: centreText(centre, language) });
  }
  for (const { id, personRef } of currentSubstitutionsOf(database, key)) {
    const other = Object.values(people).find(({ ref }) => ref === personRef);
    if (!other) continue;
    rows.push({
      ixs_ref: personRef,
      fullname: fullNameOf(other),
      poradi: null,
      id_zast: id,
      str_text: centreText(other.centre, language),
    });
  }
  return rows;
}

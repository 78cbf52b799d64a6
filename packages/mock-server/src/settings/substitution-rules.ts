import type {
  getSubstitutions,
  postCreateSubstitution,
  substitutionSchema,
} from '@selfservice/api/settings/settings.wire';
import { dateOf } from '@selfservice/api/core/local-date';
import type * as v from 'valibot';
import type { Database, Grant } from '../core/database.ts';
import { fullNameOf } from '../core/full-name.ts';
import { nextId } from '../core/next-id.ts';
import { people } from '../core/people.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { dayOf, toWireDate } from '../core/wire-dates.ts';
import { settingsWords } from './settings-words.ts';
import { substitutablePeople, substitutionActions } from './substitutable-people.ts';
import type { SubstitutionRow } from './substitution-row.ts';
import { substitutionRows } from './substitution-rows.ts';

type Answer = v.InferInput<typeof getSubstitutions.answer>;

/** Returns the substitutions of a person, or the refusal. */
export function substitutionsOf(database: Database, grant: Grant): Answer | Refusal {
  if (grant.isSubstitution) return refuse(403, settingsWords.asSubstitute);
  return {
    substitutions: ownRows(database, grant).map(toWire),
    people: substitutablePeople(grant.person).map((person) => ({
      name: fullNameOf(person),
      ixsref: person.ref,
    })),
    actions: substitutionActions.map((id) => ({ id })),
  };
}

/** Adds a substitution. Returns the refusal, or undefined on success. */
export function createSubstitution(
  database: Database,
  grant: Grant,
  body: v.InferOutput<typeof postCreateSubstitution.body>,
): Refusal | undefined {
  if (grant.isSubstitution) return refuse(403, settingsWords.asSubstitute);
  const { Item1: personRef, Item4: excludedActions } = body;
  const [start, end] = [dayOf(body.Item2, 'Item2'), dayOf(body.Item3, 'Item3')];
  if (start instanceof Refusal) return start;
  if (end instanceof Refusal) return end;
  if (!substitutablePeople(grant.person).some(({ ref }) => ref === personRef))
    return refuse(404, settingsWords.notSubstitutable(personRef));
  if (start < dateOf(database.clock.localNow())) return refuse(400, settingsWords.startInPast);
  if (end <= start) return refuse(400, settingsWords.endTooEarly);
  const known: readonly string[] = substitutionActions;
  const unknown = excludedActions.find((id) => !known.includes(id));
  if (unknown !== undefined) return refuse(400, settingsWords.noAction(unknown));
  const isTaken = ownRows(database, grant).some(
    (row) => row.personRef === personRef && row.start <= end && start <= row.end,
  );
  if (isTaken) return refuse(409, settingsWords.overlaps);
  const rows = substitutionRows(database);
  const id = nextId(rows, 71);
  rows.set(id, { id, owner: grant.person, personRef, start, end, excludedActions });
  return undefined;
}

/** Deletes a substitution. Returns the refusal, or undefined on success. */
export function deleteSubstitution(database: Database, grant: Grant, id: string): Refusal | undefined {
  if (grant.isSubstitution) return refuse(403, settingsWords.asSubstitute);
  const row = ownRows(database, grant).find((one) => String(one.id) === id);
  if (!row) return refuse(404, settingsWords.noSubstitution(id));
  substitutionRows(database).delete(row.id);
  return undefined;
}

function ownRows(database: Database, { person }: Grant): SubstitutionRow[] {
  return [...substitutionRows(database).values()].filter(({ owner }) => owner === person);
}

function toWire({ id, personRef, start, end }: SubstitutionRow): v.InferInput<typeof substitutionSchema> {
  const person = Object.values(people).find(({ ref }) => ref === personRef);
  const name = person ? fullNameOf(person) : personRef;
  return { id, name, start: toWireDate(start), end: toWireDate(end) };
}

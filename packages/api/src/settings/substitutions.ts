import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { outboxOf, transportOf } from '../core/create-query-client.ts';
import type { Checkable } from '../core/outbox/outbox.ts';
import type { LocalDate } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { fromWireDate, toWireDate } from '../core/wire.ts';
import { readAgain } from '../core/outbox/read-again.ts';
import { getSubstitutions, postCreateSubstitution, postDeleteSubstitution } from './settings.wire.ts';

/** A person is substituted from one day to another. @requirement settings-11 */
export interface Substitution {
  id: number;
  /** Name of the substituted person, as written by the server. */
  name: string;
  start: LocalDate;
  end: LocalDate;
}

/** A person who can be substituted. @requirement settings-13 */
export interface SubstitutablePerson {
  personRef: string;
  /** As written by the server. */
  name: string;
}

/** Substitutions of the signed-in person. */
export interface Substitutions {
  substitutions: readonly Substitution[];
  /** The people who can be substituted; if empty, none can be added. */
  people: readonly SubstitutablePerson[];
  /** Ids of the actions that a substitution may exclude, in the backend's spelling, without duplicates. */
  actionIds: readonly string[];
}

/** Maps substitutions from the wire. */
export function toSubstitutions(wire: v.InferOutput<typeof getSubstitutions.answer>): Substitutions {
  return {
    substitutions: wire.substitutions.map(({ id, name, start, end }) => ({
      id,
      name,
      start: fromWireDate(start),
      end: fromWireDate(end),
    })),
    people: wire.people.map(({ ixsref, name }) => ({ personRef: ixsref, name })),
    actionIds: [...new Set(wire.actions.map(({ id }) => id))],
  };
}

const cached = ['settings', 'substitutions'] as const;

/** Fetches the person's substitutions. @requirement settings-23 */
export function substitutionsQuery() {
  return queryOptions({
    queryKey: cached,
    queryFn: async ({ client, signal }) =>
      toSubstitutions(await transportOf(client).call(getSubstitutions, {}, { signal })),
  });
}

/** A new substitution. */
export interface NewSubstitution extends Checkable {
  person: SubstitutablePerson;
  /** Not before today. */
  start: LocalDate;
  /** At least a day after the start. */
  end: LocalDate;
  /** Ids of the excluded actions. */
  excludedActionIds: readonly string[];
  /** Ids of the substitutions that exist now, so that none of them is taken for the result. */
  knownIds: readonly number[];
}

/**
 * Adds a substitution; the list is fetched again. After an unknown outcome the list is searched for a new entry
 * with the same name and days (it does not contain the actions). Returns the entries that were found, or none if
 * the backend answered. Two or more entries mean that the browser or a proxy has repeated the call.
 * @requirement settings-24, settings-26, settings-32
 */
export function createSubstitutionMutation() {
  return mutationOptions({
    mutationKey: ['settings', 'createSubstitution'],
    mutationFn: async (entered: NewSubstitution, { client }): Promise<readonly Substitution[]> => {
      let found: readonly Substitution[] = [];
      const { person, start, end, isCheck } = entered;
      await outboxOf(client).settle({
        isCheck,
        key: ['settings', 'createSubstitution', person.personRef, start, end],
        input: entered,
        send: () => sendSubstitution(transportOf(client), entered),
        known: entered.knownIds,
        async lookUp(known) {
          const { substitutions } = await readAgain(client, substitutionsQuery());
          found = substitutions.filter((one) => isResultOf(entered, one) && !known.includes(one.id));
          return found.length;
        },
      });
      return found;
    },
    meta: { invalidates: [cached] },
  });
}

async function sendSubstitution(transport: Transport, entered: NewSubstitution): Promise<void> {
  const { person, start, end, excludedActionIds } = entered;
  await transport.call(postCreateSubstitution, {
    body: {
      Item1: person.personRef,
      Item2: toWireDate(start),
      Item3: toWireDate(end),
      Item4: [...excludedActionIds],
    },
  });
}

function isResultOf({ person, start, end }: NewSubstitution, one: Substitution): boolean {
  return one.name.trim() === person.name.trim() && one.start === start && one.end === end;
}

/** A substitution to delete. */
export interface SubstitutionDeletion extends Checkable {
  id: number;
}

/**
 * Deletes a substitution; the list is fetched again. After an unknown outcome the list shows whether it still
 * exists.
 * @requirement settings-25, settings-26
 */
export function deleteSubstitutionMutation() {
  return mutationOptions({
    mutationKey: ['settings', 'deleteSubstitution'],
    mutationFn: ({ id, isCheck }: SubstitutionDeletion, { client }) =>
      outboxOf(client).settle({
        isCheck,
        key: ['settings', 'deleteSubstitution', id],
        input: { id },
        send: () => transportOf(client).call(postDeleteSubstitution, { query: { id: String(id) } }),
        async lookUp() {
          const { substitutions } = await readAgain(client, substitutionsQuery());
          return substitutions.some((one) => one.id === id) ? 0 : 1;
        },
      }),
    // Pending until the list no longer contains it.
    meta: { invalidates: [cached], settlesAfter: cached },
  });
}

import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { LocalDate } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { fromWireDate, toWireDate } from '../core/wire.ts';
import { getSubstitutions, postCreateSubstitution, postDeleteSubstitution } from './settings.wire.ts';

/** Somebody is substituted from one day to another. Specification 000 section 3. */
export interface Substitution {
  id: number;
  /** Of the substituted person, as the server writes it. */
  name: string;
  start: LocalDate;
  end: LocalDate;
}

/** Somebody who can be substituted. */
export interface SubstitutablePerson {
  personRef: string;
  /** As the server writes it. */
  name: string;
}

/** What the server knows about substitutions of the signed-in person. */
export interface Substitutions {
  substitutions: readonly Substitution[];
  /** Who can be substituted; empty: none can be added. */
  people: readonly SubstitutablePerson[];
  /** Ids of the actions that a substitution may leave out, in the backend's spelling, each once. */
  actionIds: readonly string[];
}

/** Maps what the server knows about substitutions. */
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

/** Asks for the person's substitutions. Specification 000 section 7. */
export function substitutionsQuery(transport: Transport) {
  return queryOptions({
    queryKey: cached,
    queryFn: async ({ signal }) => toSubstitutions(await transport.call(getSubstitutions, {}, { signal })),
  });
}

/** A new substitution. */
export interface NewSubstitution {
  personRef: string;
  /** Not before today. */
  start: LocalDate;
  /** At least a day after the start. */
  end: LocalDate;
  /** Ids of the actions that it leaves out. */
  excludedActionIds: readonly string[];
}

/** Adds a substitution; the list is asked for again. Specification 000 section 7. */
export function createSubstitutionMutation(transport: Transport) {
  return mutationOptions({
    mutationKey: ['settings', 'createSubstitution'],
    mutationFn: async ({ personRef, start, end, excludedActionIds }: NewSubstitution) => {
      await transport.call(postCreateSubstitution, {
        body: {
          Item1: personRef,
          Item2: toWireDate(start),
          Item3: toWireDate(end),
          Item4: [...excludedActionIds],
        },
      });
    },
    meta: { makesStale: [cached] },
  });
}

/** Takes a substitution away; the list is asked for again. Specification 000 section 7. */
export function deleteSubstitutionMutation(transport: Transport) {
  return mutationOptions({
    mutationKey: ['settings', 'deleteSubstitution'],
    mutationFn: async (id: number) => {
      await transport.call(postDeleteSubstitution, { query: { id: String(id) } });
    },
    // It is under way until the list no longer has it.
    meta: { makesStale: [cached], settlesAfter: cached },
  });
}

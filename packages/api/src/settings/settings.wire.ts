import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing, wireDateTime } from '../core/wire.ts';

/** Saves the language, as a code such as `cs`. */
export const postPersonalPreferences = endpoint({
  method: 'POST',
  path: '/controllers/SelfService/UpdatePersonalPreferences',
  body: v.object({ Item1: v.string() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

/** A substitution as it is kept: from one day to another. */
export const substitutionSchema = v.object({
  id: v.number(),
  name: v.string(),
  start: wireDateTime,
  end: wireDateTime,
});

/** The user's substitutions, who can be substituted, and the actions that a substitution may exclude. */
export const getSubstitutions = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/GetSubstitutions',
  answer: v.object({
    substitutions: v.array(substitutionSchema),
    people: v.nullish(v.array(v.object({ name: v.string(), ixsref: v.string() })), []),
    actions: v.nullish(v.array(v.object({ id: v.string() })), []),
  }),
  auth: 'bearer',
});

/** A new substitution: person, first day, last day, excluded actions. */
export const postCreateSubstitution = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/CreateSubstitution',
  body: v.object({
    Item1: v.string(),
    Item2: wireDateTime,
    Item3: wireDateTime,
    Item4: v.array(v.string()), // ASSUMED: a list of ids
  }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

/** Takes a substitution away. */
export const postDeleteSubstitution = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/DeleteSubstitution',
  query: v.object({ id: v.string() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

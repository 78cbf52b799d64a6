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

/** A stored substitution with its first and last day. */
export const substitutionSchema = v.object({
  id: v.number(),
  name: v.string(),
  start: wireDateTime,
  end: wireDateTime,
});

/**
 * The user's substitutions, the people who can be substituted and the actions that a substitution may exclude.
 * @requirement settings-23
 */
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

/** Adds a substitution: person, first day, last day, excluded actions. @requirement settings-24 */
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

/** Deletes a substitution. @requirement settings-25 */
export const postDeleteSubstitution = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/DeleteSubstitution',
  query: v.object({ id: v.string() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

import type { LocalDate } from '@selfservice/api/core/local-date';
import * as v from 'valibot';
import { personKeys } from '../core/people.ts';

const day = v.custom<LocalDate>((value) => typeof value === 'string');

/** A person substitutes another person. */
export const substitutionRowSchema = v.object({
  id: v.number(),
  /** The person who substitutes. */
  owner: v.picklist(personKeys),
  /** Reference of the substituted person. */
  personRef: v.string(),
  start: day,
  /** The last day, inclusive. */
  end: day,
  /** The actions that the substitute may not use, in the backend's spelling. */
  excludedActions: v.array(v.string()),
});

/** A person substitutes another person. */
export type SubstitutionRow = v.InferOutput<typeof substitutionRowSchema>;

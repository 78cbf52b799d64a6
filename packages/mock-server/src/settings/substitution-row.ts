import type { LocalDate } from '@selfservice/api/core/local-date';
import * as v from 'valibot';
import { personKeys } from '../core/people.ts';

const day = v.custom<LocalDate>((value) => typeof value === 'string');

/** Somebody substitutes somebody else. */
export const substitutionRowSchema = v.object({
  id: v.number(),
  /** Who substitutes. */
  owner: v.picklist(personKeys),
  /** Reference of who is substituted. */
  personRef: v.string(),
  start: day,
  /** The last day; it belongs to the substitution. */
  end: day,
  /** What the substitute may not do, in the backend's spelling. */
  excludedActions: v.array(v.string()),
});

/** Somebody substitutes somebody else. */
export type SubstitutionRow = v.InferOutput<typeof substitutionRowSchema>;

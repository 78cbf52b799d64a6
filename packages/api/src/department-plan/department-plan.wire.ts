import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { planIntervalSchema, publicHolidaysSchema } from '../core/plan-interval.wire.ts';
import { wireDateTime } from '../core/wire.ts';

/** Specification 001 section 3: department plan interval. */
export const departmentIntervalSchema = v.object({ ...planIntervalSchema.entries, ownerID: v.string() });

/** Specification 001 section 3: somebody in a department plan; contacts only where the user may see them. */
export const departmentPersonSchema = v.object({
  id: v.string(),
  name: v.string(),
  personalNumber: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), null),
  phone: v.nullish(v.string(), null),
});

/**
 * The people of a page: `Item1` its first day, `Item2` its last one, `Item3` the centre, `Item4` whether with the
 * centres below it, `Item5` a category or null. With `tooMuchPersons` there are none.
 */
export const postDepartmentPeople = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetDepartmentPlanData',
  body: v.object({
    Item1: wireDateTime,
    Item2: wireDateTime,
    Item3: v.number(),
    Item4: v.boolean(),
    Item5: v.nullable(v.string()),
  }),
  answer: v.object({
    persons: v.nullish(v.array(departmentPersonSchema), []),
    publicHolidays: publicHolidaysSchema,
    tooMuchPersons: v.nullish(v.boolean(), false),
    maxAllowedPersonsCount: v.nullish(v.number(), 0),
  }),
  auth: 'bearer',
});

/**
 * The intervals of some people: `Item1` first day, `Item2` last day, `Item3` the people, `Item4` whether their plans are
 * to be computed anew. `recalculatedIDs` names those whose plans were.
 */
export const postDepartmentIntervals = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetDepartmentPlanDataIntervals',
  body: v.object({
    Item1: wireDateTime,
    Item2: wireDateTime,
    Item3: v.array(v.string()),
    Item4: v.boolean(),
  }),
  answer: v.object({
    intervals: v.array(departmentIntervalSchema),
    recalculatedIDs: v.nullish(v.array(v.string()), []),
  }),
  auth: 'bearer',
});

import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { planIntervalSchema, publicHolidaysSchema } from '../core/plan-interval.wire.ts';
import { wireDateTime } from '../core/wire.ts';

/** An interval of a person's plan. */
export const departmentIntervalSchema = v.object({ ...planIntervalSchema.entries, ownerID: v.string() });

/** A person of a department plan. Contacts are sent only to users who may see them. */
export const departmentPersonSchema = v.object({
  id: v.string(),
  name: v.string(),
  personalNumber: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), null),
  phone: v.nullish(v.string(), null),
});

/**
 * The people of a page: `Item1` is its first day, `Item2` its last day, `Item3` the centre, `Item4` whether sub-centres are
 * included, `Item5` a category or null. With `tooMuchPersons` the list is empty.
 *
 * @requirement department-plan-38
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
 * The intervals of some people: `Item1` is the first day, `Item2` the last day, `Item3` the people, `Item4` whether to
 * recalculate their plans. `recalculatedIDs` are the people whose plans were recalculated.
 *
 * @requirement department-plan-39
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
    intervals: v.nullable(v.array(departmentIntervalSchema), []),
    recalculatedIDs: v.nullish(v.array(v.string()), []),
  }),
  auth: 'bearer',
});

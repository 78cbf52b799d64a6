import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { pageQuery, paged, wireDateTime, wireValue } from '../core/wire.ts';

/** Words of the server; what they are is not said, so that a value of another type is understood and left out. */
const words = v.nullish(v.union([v.string(), v.number(), v.boolean()]), '');

/** How far somebody's plan is. Specification 001 section 3. ASSUMED: `DateTo` is the last day. */
export const planStateRowSchema = v.object({
  /** Personal number and full name. */
  OcFullName: v.string(),
  DateFrom: wireDateTime,
  DateTo: wireDateTime,
  PrefKind: words,
  CheckedBy: words,
  App: words,
  Type: words,
  Ixsref: v.string(),
  Email: v.nullish(v.string(), null),
  Phone: v.nullish(v.string(), null),
});

/** The plans of some days that are in a state. Decisions section 6. */
export const postPlanStates = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetPlanStates',
  query: pageQuery,
  body: wireValue(
    v.object({
      StartDate: wireDateTime,
      /** The last day. */
      EndDate: wireDateTime,
      State: v.picklist(['notPassed', 'unchecked', 'checked', 'waiting', 'approved', 'rejected']),
      /** With a state that can be given by hand: by hand alone. ASSUMED: not sent otherwise. */
      Handwritten: v.optional(v.literal(true)),
      /** The centre. */
      SelectedIxsStr: v.string(),
      IncludeChildren: v.boolean(),
      /** References of categories; empty: all. */
      CheckedCategories: v.array(v.string()),
    }),
  ),
  answer: paged(planStateRowSchema),
  auth: 'bearer',
});

/** How the list of plan states is divided. */
export const getPlanStatesParams = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/SelfService_GetPlanStatesParams',
  answer: v.object({ recommendedDays: v.nullish(v.number(), 0) }),
  auth: 'bearer',
});

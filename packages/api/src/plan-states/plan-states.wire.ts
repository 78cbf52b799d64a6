import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { pageQuery, paged, wireDateTime, wireValue } from '../core/wire.ts';

/** A text of the server. Values of another type are accepted and mapped to an empty text. */
const words = v.nullish(v.union([v.string(), v.number(), v.boolean()]), '');

/** A row of plan states. ASSUMED: `DateTo` is the last day. @requirement plan-states-9 */
export const planStateRowSchema = v.object({
  /** Personal number and full name in one text. */
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

/** The plans of some days in a state. @requirement plan-states-14, plan-states-15 */
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
      /** Restricts the filter to states that were recorded manually. ASSUMED: not sent otherwise. @requirement plan-states-12 */
      Handwritten: v.optional(v.literal(true)),
      /** Id of the centre. ASSUMED: sent as text. */
      SelectedIxsStr: v.string(),
      IncludeChildren: v.boolean(),
      /** References of categories; empty for all. */
      CheckedCategories: v.array(v.string()),
    }),
  ),
  answer: paged(planStateRowSchema),
  auth: 'bearer',
});

/** The recommended number of days, which decides on the tabs. @requirement plan-states-10, plan-states-17 */
export const getPlanStatesParams = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/SelfService_GetPlanStatesParams',
  answer: v.object({ recommendedDays: v.nullish(v.number(), 0) }),
  auth: 'bearer',
});

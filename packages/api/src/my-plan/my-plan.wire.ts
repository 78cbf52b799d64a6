import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { planIntervalSchema, publicHolidaysSchema } from '../core/plan-interval.wire.ts';
import { nothing, wireDateTime } from '../core/wire.ts';

/** An interval of the user's own plan. @requirement my-plan-26 */
export const myPlanIntervalSchema = v.object({
  ...planIntervalSchema.entries,
  /** The day that the interval belongs to; for a night shift its first day. */
  day: wireDateTime,
  accountID: v.nullish(v.number(), null),
  outsideOfWorkplace: v.nullish(v.boolean(), false),
});

/** A signing request or a change request. @requirement my-plan-30 */
export const planRequestSchema = v.object({
  id: v.number(),
  begin: wireDateTime,
  end: wireDateTime,
  day: wireDateTime,
  intervals: v.nullish(v.array(myPlanIntervalSchema), []),
  /** Full name of the submitter. */
  fullname_zadal: v.nullish(v.string(), ''),
  /** Time of the submission. */
  datum_zadal: v.nullish(wireDateTime, null),
});

const days = v.nullish(v.array(wireDateTime), []);

/** The plan of one month. @requirement my-plan-25 */
export const myPlanSchema = v.object({
  intervals: v.array(myPlanIntervalSchema),
  changeRequests: v.nullish(v.array(planRequestSchema), []),
  signingRequests: v.nullish(v.array(planRequestSchema), []),
  publicHolidays: publicHolidaysSchema,
  signedDays: days,
  signableDays: days,
  changeableDays: days,
  containsUnpublished: v.nullish(v.boolean(), false),
  customizableTexts: v.nullish(
    v.object({ sign: v.nullish(v.string(), ''), change: v.nullish(v.string(), '') }),
    { sign: '', change: '' },
  ),
});

/** The selected person's plan of a month; `Item1` is the month. @requirement my-plan-40 */
export const postMyPlan = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetMyPlanData',
  body: v.object({ Item1: wireDateTime }),
  answer: myPlanSchema,
  auth: 'bearer',
});

/** The oldest month with a pending request; null for none. @requirement my-plan-41 */
export const getOldestMonthWithRequest = endpoint({
  method: 'GET',
  path: '/controllers/SelfService/OldestMonthWithMyPlanRequest',
  answer: v.nullable(wireDateTime),
  auth: 'bearer',
});

/** Signs days: `Item1` ids of signing requests, `Item2` the version. @requirement my-plan-42 */
export const postPlanSignatures = endpoint({
  method: 'POST',
  path: '/controllers/SelfService/ConfirmPlanSignRequests',
  body: v.object({ Item1: v.array(v.number()), Item2: v.string() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

/** Decides on changes: `Item1` ids of change requests, `Item2` approved, `Item3` the version. @requirement my-plan-43 */
export const postPlanChanges = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/UpdatePlanChangeRequests',
  body: v.object({ Item1: v.array(v.number()), Item2: v.boolean(), Item3: v.string() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

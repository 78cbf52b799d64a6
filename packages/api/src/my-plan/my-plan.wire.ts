import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { planIntervalSchema, publicHolidaysSchema } from '../core/plan-interval.wire.ts';
import { nothing, wireDateTime } from '../core/wire.ts';

/** Specification 001 section 3: plan interval (my plan). */
export const myPlanIntervalSchema = v.object({
  ...planIntervalSchema.entries,
  /** The day of the plan that the interval belongs to: a night shift's first one. */
  day: wireDateTime,
  accountID: v.nullish(v.number(), null),
  outsideOfWorkplace: v.nullish(v.boolean(), false),
});

/** Specification 001 section 3: signing and change requests. */
export const planRequestSchema = v.object({
  id: v.number(),
  begin: wireDateTime,
  end: wireDateTime,
  day: wireDateTime,
  intervals: v.nullish(v.array(myPlanIntervalSchema), []),
  /** Who has submitted it. */
  fullname_zadal: v.nullish(v.string(), ''),
  /** When it was submitted. */
  datum_zadal: v.nullish(wireDateTime, null),
});

const days = v.nullish(v.array(wireDateTime), []);

/** Specification 001 section 3: plan page (my plan). */
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

/** The selected person's plan of a month, `Item1`. */
export const postMyPlan = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetMyPlanData',
  body: v.object({ Item1: wireDateTime }),
  answer: myPlanSchema,
  auth: 'bearer',
});

/** The oldest month in which something waits to be signed or decided; null: nothing waits. */
export const getOldestMonthWithRequest = endpoint({
  method: 'GET',
  path: '/controllers/SelfService/OldestMonthWithMyPlanRequest',
  answer: v.nullable(wireDateTime),
  auth: 'bearer',
});

/** Signs: `Item1` ids of signing requests, `Item2` the version marker. */
export const postPlanSignatures = endpoint({
  method: 'POST',
  path: '/controllers/SelfService/ConfirmPlanSignRequests',
  body: v.object({ Item1: v.array(v.number()), Item2: v.string() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

/** Decides: `Item1` ids of change requests, `Item2` approved or rejected, `Item3` the version marker. */
export const postPlanChanges = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/UpdatePlanChangeRequests',
  body: v.object({ Item1: v.array(v.number()), Item2: v.boolean(), Item3: v.string() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing, wireDateTime } from '../core/wire.ts';

/** Time that was worked beyond the plan. Specification 001 section 3. ASSUMED: `start` and `end` are date-times. */
export const overtimeSchema = v.object({
  id: v.number(),
  date: wireDateTime,
  start: wireDateTime,
  end: wireDateTime,
  accountName: v.nullish(v.string(), ''),
  note: v.nullish(v.string(), ''),
  approvable: v.nullish(v.boolean(), false),
  approved: v.nullish(v.boolean(), false),
});

/** The person's overtime, without what was denied. */
export const getOvertime = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/GetOvertime',
  answer: v.array(overtimeSchema),
  auth: 'bearer',
});

/** Decides about an overtime: `Item1` its id, `Item2` true approves and false denies. */
export const postOvertimeStatus = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SetOvertimeStatus',
  body: v.object({ Item1: v.number(), Item2: v.boolean() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing, wireDateTime } from '../core/wire.ts';

/** Time worked beyond the plan. ASSUMED: `start` and `end` are date-times. @requirement overtime-13 */
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

/** The person's overtime, without denied overtime. @requirement overtime-16 */
export const getOvertime = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/GetOvertime',
  answer: v.array(overtimeSchema),
  auth: 'bearer',
});

/** Decides an overtime: `Item1` is its id, `Item2` true to approve and false to deny. @requirement overtime-17 */
export const postOvertimeStatus = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SetOvertimeStatus',
  body: v.object({ Item1: v.number(), Item2: v.boolean() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

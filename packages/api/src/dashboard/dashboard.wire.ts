import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { wireDateTime } from '../core/wire.ts';

const vacationSchema = v.object({
  days: v.nullish(v.number(), null),
  minutes: v.nullish(v.number(), null),
  nameEN: v.nullish(v.string(), ''),
  nameCZ: v.nullish(v.string(), ''),
  nameSK: v.nullish(v.string(), ''),
});

const count = v.nullish(v.number(), 0);

/** Null if the backend does not send the flag. */
const flag = v.nullish(v.boolean(), null);

/** The dashboard of a person. @requirement dashboard-18 */
export const dashboardSchema = v.object({
  emailForNotifications: v.nullish(v.string(), ''),
  balance: v.object({
    isComputed: v.boolean(),
    hasError: v.boolean(),
    minutes: v.nullish(v.number(), null),
  }),
  vacation: v.nullish(vacationSchema, null),
  addVacation: v.nullish(vacationSchema, null),
  addVacation2: v.nullish(vacationSchema, null),
  lastPassage: v.nullish(
    v.object({ time: v.nullish(wireDateTime, null), text: v.nullish(v.string(), '') }),
    null,
  ),
  isApprovable: flag,
  isApprover: flag,
  isApproverPlnunava: flag,
  isAbsenceApprover: flag,
  isApprovablePlnunava: flag,
  requestsCounts: v.object({
    planCheck: count,
    planApprove: count,
    my: count,
    myPlnunava: count,
    forApproval: count,
    forApprovalPlnunava: count,
    overtime: count,
  }),
  wsRequests: v.nullish(v.object({ worksheetRequestCount: count }), {}),
});

/** Balance, vacation, last pass, roles and counts of the selected person. */
export const getDashboardData = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/DashboardData',
  answer: dashboardSchema,
  auth: 'bearer',
});

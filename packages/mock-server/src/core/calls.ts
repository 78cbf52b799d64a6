import * as approvals from '@selfservice/api/approvals/approvals.wire';
import * as centres from '@selfservice/api/centres/centres.wire';
import type { Endpoint } from '@selfservice/api/core/endpoint';
import * as dashboard from '@selfservice/api/dashboard/dashboard.wire';
import * as departmentPlan from '@selfservice/api/department-plan/department-plan.wire';
import * as errors from '@selfservice/api/errors/errors.wire';
import * as myPlan from '@selfservice/api/my-plan/my-plan.wire';
import * as password from '@selfservice/api/password/password.wire';
import * as requests from '@selfservice/api/requests/requests.wire';
import * as session from '@selfservice/api/session/session.wire';
import * as settings from '@selfservice/api/settings/settings.wire';
import * as unavailability from '@selfservice/api/unavailability/unavailability.wire';

const contract = {
  ...approvals,
  ...centres,
  ...dashboard,
  ...departmentPlan,
  ...errors,
  ...myPlan,
  ...password,
  ...requests,
  ...session,
  ...settings,
  ...unavailability,
};
type Contract = typeof contract;

/** A call of the backend by the name of its endpoint in the contract, for example `getDashboardData`. */
export type CallName = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never;
}[keyof Contract];

/** The endpoints of the contract by their names. */
export const calls = Object.fromEntries(
  Object.entries(contract).filter(([, value]) => 'answerFormat' in value),
) as Pick<Contract, CallName>;

/** The names of the calls. */
export const callNames = Object.keys(calls) as CallName[];

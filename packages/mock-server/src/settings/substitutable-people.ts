import { bySurname } from '../core/by-surname.ts';
import { fullNameOf } from '../core/full-name.ts';
import type { MockPerson, PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';

/**
 * Returns the people that a person can substitute: everyone of the same tenant who may sign in. A person on the
 * first day substitutes no one.
 */
export function substitutablePeople(owner: PersonKey): MockPerson[] {
  if (owner === 'firstDay') return [];
  return personKeys
    .filter((key) => key !== owner)
    .map((key) => people[key])
    .filter(({ tenant, refusal }) => tenant === people[owner].tenant && !refusal)
    .toSorted((a, b) => bySurname({ fullName: fullNameOf(a) }, { fullName: fullNameOf(b) }));
}

/**
 * The actions that a substitution may exclude. The last one is new in the backend; clients have no name for it.
 */
export const substitutionActions = [
  'SelfServiceApp_RunMyPlan',
  'SelfServiceApp_PlanApprove',
  'SelfServiceApp_RunMyWorksheet',
  'SelfServiceApp_RunMyRequests',
  'SelfServiceApp_RunRequestsApproval',
  'SelfServiceApp_RunUnavailabilityApproval',
  'SelfServiceApp_RunOvertime',
  'SelfServiceApp_RunDepartmentPlan',
  'SelfServiceApp_RunPresence',
  'SelfServiceApp_RunReports',
  'SelfServiceApp_RunCanteenOrders',
] as const;

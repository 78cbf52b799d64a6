import { bySurname } from '../core/by-surname.ts';
import { fullNameOf } from '../core/full-name.ts';
import type { MockPerson, PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';

/** Whom somebody can substitute: everybody of the same tenant who may sign in. Who is new here substitutes nobody. */
export function substitutablePeople(owner: PersonKey): MockPerson[] {
  if (owner === 'firstDay') return [];
  return personKeys
    .filter((key) => key !== owner)
    .map((key) => people[key])
    .filter(({ tenant, refusal }) => tenant === people[owner].tenant && !refusal)
    .toSorted((a, b) => bySurname({ fullName: fullNameOf(a) }, { fullName: fullNameOf(b) }));
}

/** What a substitution may leave out. The last one is new in the backend, and no client has words for it. */
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

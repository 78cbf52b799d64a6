import { rootOf } from '../centres/centre-access.ts';
import { peopleOfCentre } from '../centres/centre-people.ts';
import { coreWords } from '../core/core-words.ts';
import type { Database, Grant } from '../core/database.ts';
import { directoryOf } from '../centres/directory.ts';
import type { Refusal } from '../core/refusals.ts';
import { refuse } from '../core/refusals.ts';
import { isOpenTo } from '../core/rights.ts';
import { flagsOf } from '../dashboard/dashboard-rows.ts';
import { approverRequestAccess, departmentAbsenceAccess, ownRequestAccess } from './request-access.ts';
import { decidesAbout } from './request-people.ts';
import type { Agenda } from './request-row.ts';
import { requestsWords } from './requests-words.ts';

/**
 * Returns why the user cannot create a request for a person, or undefined. All users with the right can create requests for
 * themselves, approvers of absences also for the people of their list, and users with the right to insert absences in the
 * department plan also for the people of their centre.
 */
export async function requestRefusal(
  database: Database,
  grant: Grant,
  agenda: Agenda,
  ref: string,
): Promise<Refusal | undefined> {
  const find = await directoryOf(database, [ref]);
  if (!find(ref)) return refuse(400, coreWords.noPerson(ref));
  if (ref === grant.ref)
    return isOpenTo(database, grant, ownRequestAccess[agenda])
      ? undefined
      : refuse(403, coreWords.notAllowed);
  if (mayAsApprover(database, grant, agenda, ref)) return undefined;
  if (agenda === 'requests' && (await mayInDepartment(database, grant, ref))) return undefined;
  return refuse(403, requestsWords.notForThisPerson);
}

function mayAsApprover(database: Database, grant: Grant, agenda: Agenda, ref: string): boolean {
  return (
    flagsOf(grant.ref).isAbsenceApprover === true &&
    isOpenTo(database, grant, approverRequestAccess[agenda]) &&
    decidesAbout(database, agenda, grant.ref, ref)
  );
}

async function mayInDepartment(database: Database, grant: Grant, ref: string): Promise<boolean> {
  const root = rootOf(grant);
  if (!root || !isOpenTo(database, grant, departmentAbsenceAccess)) return false;
  return (await peopleOfCentre(database, root.id, true)).some((person) => person.ref === ref);
}

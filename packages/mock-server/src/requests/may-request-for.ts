import type { Database, Grant } from '../core/database.ts';
import { message } from '../core/refusals.ts';
import { hasRight } from '../core/rights.ts';
import { flagsOf } from '../dashboard/dashboard-rows.ts';
import { decidesAbout } from './request-people.ts';
import type { Agenda } from './request-row.ts';

/**
 * Says why somebody may not make a request for a person, or undefined where it is fine: everybody with the right for
 * themselves, an approver of absences also for those that they decide about.
 */
export function requestRefusal(
  database: Database,
  grant: Grant,
  agenda: Agenda,
  ref: string,
): Response | undefined {
  if (!hasRight(database, grant, 'SelfServiceApp_Absence'))
    return message(403, 'You are not allowed to make requests.');
  if (ref === grant.ref) return undefined;
  if (flagsOf(grant.ref).isAbsenceApprover && decidesAbout(database, agenda, grant.ref, ref))
    return undefined;
  return message(403, 'You are not allowed to make requests for this person.');
}

import type { LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import type { RequestedAbsence } from '../team/teamAround.ts';
import { applicantIn, namesakesIn, teammatesOf } from '../team/teamAround.ts';

/** Returns how many others are away on days of a request. People who may be the applicant are not counted. */
export function awayCount(page: LoadedPlanPage, asked: RequestedAbsence): number {
  const isFound = applicantIn(page.people, asked.applicant) !== null;
  const possible = isFound ? [] : namesakesIn(page.people, asked.applicant);
  const refs = new Set(possible.map(({ personRef }) => personRef));
  return teammatesOf(page, asked).filter(({ role, personRef }) => role === 'away' && !refs.has(personRef))
    .length;
}

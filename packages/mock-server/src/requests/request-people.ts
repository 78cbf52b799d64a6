import { bySurname } from '../core/by-surname.ts';
import { colleagues } from '../core/colleagues.ts';
import type { GeneratedEmployee } from '../core/colleagues.ts';
import type { Database } from '../core/database.ts';
import { directoryOf } from '../centres/directory.ts';
import { normalizeForSearch } from '../core/normalize-for-search.ts';
import { people, personKeys } from '../core/people.ts';
import { flagsOf } from '../dashboard/dashboard-rows.ts';
import { approverOf } from './approver-of.ts';
import type { Agenda } from './request-row.ts';
import { requestRows } from './request-rows.ts';
import { placesIn } from '../centres/crowd-rows.ts';

const named = [
  ...personKeys.filter((key) => !people[key].refusal).map((key) => people[key].ref),
  ...colleagues.map(({ ref }) => ref),
];

/** Returns whether a person is an approver of an agenda. */
export function isApproverIn(agenda: Agenda, ref: string): boolean {
  const { isApprover, isApproverPlnunava } = flagsOf(ref);
  return (agenda === 'requests' ? isApprover : isApproverPlnunava) ?? false;
}

/** Returns the references of the people of an approver. Only the manager is the approver of generated people. */
function peopleOf({ scenario }: Database, approverRef: string): Set<string> {
  const crowd = approverRef === people.manager.ref ? placesIn(scenario).map(({ ref }) => ref) : [];
  return new Set([...named, ...crowd].filter((ref) => approverOf(ref) === approverRef));
}

/** Returns the references of all people whose requests an approver decides about, in any agenda. */
export function applicantsOf(database: Database, approverRef: string): string[] {
  const refs = peopleOf(database, approverRef);
  for (const row of requestRows(database).values())
    if (row.approverRef === approverRef) refs.add(row.applicantRef);
  return [...refs];
}

/** Returns whether an approver decides about the requests of a person. */
export function decidesAbout(database: Database, agenda: Agenda, approverRef: string, ref: string): boolean {
  if (!isApproverIn(agenda, approverRef)) return false;
  if (approverOf(ref) === approverRef) return true;
  return [...requestRows(database).values()].some(
    (row) => row.approverRef === approverRef && row.applicantRef === ref && row.agenda === agenda,
  );
}

/** Returns the people of an approver, sorted by name: all, or those whose number or name contains a text. */
export async function peopleForApprover(
  database: Database,
  agenda: Agenda,
  approverRef: string,
  search = '',
): Promise<GeneratedEmployee[]> {
  if (!isApproverIn(agenda, approverRef)) return [];
  const refs = peopleOf(database, approverRef);
  for (const row of requestRows(database).values())
    if (row.approverRef === approverRef && row.agenda === agenda) refs.add(row.applicantRef);
  const find = await directoryOf(database, refs);
  const wanted = normalizeForSearch(search);
  return [...refs]
    .flatMap((ref) => find(ref) ?? [])
    .filter(({ personalNumber, fullName }) =>
      normalizeForSearch(`${personalNumber} ${fullName}`).includes(wanted),
    )
    .toSorted(bySurname);
}

import { colleagues } from '../core/colleagues.ts';
import { people, tenantOf } from '../core/people.ts';

const colleagueRefs = new Set(colleagues.map(({ ref }) => ref));
/** The reference of the colleague who decides about the requests of the Slovak person. */
const leader = colleagues.find(({ centre }) => centre === people.slovak.centre)?.ref ?? '';
/** The references of the people who have no approver. */
const withoutApprover = new Set([people.manager.ref, people.director.ref, leader]);

/** Returns the reference of a person's approver; empty for the manager, the director and the Slovak leader, who have none. */
export function approverOf(ref: string): string {
  if (withoutApprover.has(ref)) return '';
  const isColleague = colleagueRefs.has(ref);
  if (tenantOf(ref) === 'beta') return isColleague ? people.slovak.ref : leader;
  // A hard case is not in the lists of the ordinary approver and manager.
  if (ref === people.longName.ref) return people.director.ref;
  return isColleague || ref === people.employee.ref ? people.approver.ref : people.manager.ref;
}

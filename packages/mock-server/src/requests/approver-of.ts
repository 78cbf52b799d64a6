import { colleagues } from '../core/colleagues.ts';
import { people } from '../core/people.ts';

const centreOf = new Map(colleagues.map(({ ref, centre }) => [ref, centre]));
const ofTheApprover = new Set([people.employee.ref, people.longName.ref, people.firstDay.ref]);
/** The reference of the colleague who decides about the requests of the Slovak person. */
const leader = colleagues.find(({ centre }) => centre === people.slovak.centre)?.ref ?? '';

/** Returns the reference of a person's approver; empty for the manager and the Slovak leader, who have none. */
export function approverOf(ref: string): string {
  if (ref === people.manager.ref || ref === leader) return '';
  if (ref === people.slovak.ref) return leader;
  if (centreOf.get(ref) === people.slovak.centre) return people.slovak.ref;
  if (centreOf.has(ref) || ofTheApprover.has(ref)) return people.approver.ref;
  return people.manager.ref;
}

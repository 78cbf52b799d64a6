import type { PlanInterval, PlanIntervalKind } from '../core/plan-interval.ts';
import type { Permissions } from '../session/permissions.ts';
import { isAllowed } from '../session/permissions.ts';

/** What of other people's plans the user may know. Specification 001 section 6. */
export interface PlanRights {
  /** E-mail and phone. */
  knowsContacts: boolean;
  /** Why somebody is away. */
  knowsAbsenceReasons: boolean;
}

/** How somebody can be reached; null where that is not known or may not be known. */
interface Contacts {
  email: string | null;
  phone: string | null;
}

/** Reads the rights out of the permissions: an action that is disabled or hidden gives none. */
export function planRightsOf(permissions: Permissions): PlanRights {
  return {
    knowsContacts: isAllowed(permissions, 'departmentPlanContacts'),
    knowsAbsenceReasons: isAllowed(permissions, 'departmentPlanAbsenceReason'),
  };
}

/** Whether an interval may say why somebody is away: all may that are not work in the plan itself. */
const maySayReason: Record<PlanIntervalKind, boolean> = {
  shift: false,
  planChange: false,
  request: true,
  // What the product has no word for may be a reason.
  otherA: true,
  otherB: true,
  other: true,
};

/** The interval without its reason, where the user may not know it: name, short name and colour would tell. */
export function permittedInterval<Interval extends PlanInterval>(
  interval: Interval,
  rights: PlanRights,
): Interval {
  if (rights.knowsAbsenceReasons || !maySayReason[interval.kind]) return interval;
  return { ...interval, name: '', shortName: '', color: null };
}

/** The person without contacts, where the user may not know them. */
export function permittedPerson<Person extends Contacts>(person: Person, rights: PlanRights): Person {
  return rights.knowsContacts ? person : { ...person, email: null, phone: null };
}

import type { PlanInterval, PlanIntervalKind } from '../core/plan-interval.ts';
import type { Permissions } from '../session/permissions.ts';
import { isAllowed } from '../session/permissions.ts';

/** The rights of the user to details of other people's plans. @requirement department-plan-33, department-plan-36 */
export interface PlanRights {
  /** Whether the user may see e-mail addresses and phone numbers. */
  canSeeContacts: boolean;
  /** Whether the user may see why someone is away. */
  knowsAbsenceReasons: boolean;
}

/** The contacts of a person; null where there are none or the user may not see them. */
interface Contacts {
  email: string | null;
  phone: string | null;
}

/** Returns the rights by the permissions: a disabled or hidden action gives none. */
export function planRightsOf(permissions: Permissions): PlanRights {
  return {
    canSeeContacts: isAllowed(permissions, 'departmentPlanContacts'),
    knowsAbsenceReasons: isAllowed(permissions, 'departmentPlanAbsenceReason'),
  };
}

/** Whether an interval may contain the reason of an absence, by kind. */
const maySayReason: Record<PlanIntervalKind, boolean> = {
  shift: false,
  planChange: false,
  request: true,
  // Kinds without a meaning in the product may contain a reason.
  otherA: true,
  otherB: true,
  other: true,
};

/** Returns the interval, without name, short name and colour where the user may not see reasons. */
export function permittedInterval<Interval extends PlanInterval>(
  interval: Interval,
  rights: PlanRights,
): Interval {
  if (rights.knowsAbsenceReasons || !maySayReason[interval.kind]) return interval;
  return { ...interval, name: '', shortName: '', color: null };
}

/** Returns the person, without contacts where the user may not see them. */
export function permittedPerson<Person extends Contacts>(person: Person, rights: PlanRights): Person {
  return rights.canSeeContacts ? person : { ...person, email: null, phone: null };
}

import type { Permission, Permissions } from '@selfservice/api/session/permissions';
import { permissionFor } from '@selfservice/api/session/permissions';

/** What the user may do with the plans of others. Specification 001 sections 2 and 6. */
export interface PlanAccess {
  /** E-mail and phone. */
  contacts: Permission;
  /** The detail of an interval, and the plan of a person in words. */
  detail: Permission;
  /** An absence for somebody else. */
  insertAbsence: Permission;
  /** Why somebody is away. */
  reason: Permission;
}

/** Reads what the user may do out of the permissions. */
export function planAccessOf(permissions: Permissions): PlanAccess {
  return {
    contacts: permissionFor(permissions, 'departmentPlanContacts'),
    detail: permissionFor(permissions, 'departmentPlanDetail'),
    insertAbsence: permissionFor(permissions, 'departmentPlanInsertAbsence'),
    reason: permissionFor(permissions, 'departmentPlanAbsenceReason'),
  };
}

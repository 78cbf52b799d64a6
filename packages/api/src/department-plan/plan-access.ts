import type { Permission, Permissions } from '../session/permissions.ts';
import { permissionFor } from '../session/permissions.ts';

/** What the user may do with the plans of others. Specification 001 sections 2 and 6. */
export interface PlanAccess {
  /** E-mail and phone. */
  contacts: Permission;
  /** The detail of an interval, and the plan of a person in words. */
  detail: Permission;
  /** An absence for another person. */
  insertAbsence: Permission;
  /** The reason of an absence. */
  reason: Permission;
}

/** Reads what the user may do from the permissions. */
export function planAccessOf(permissions: Permissions): PlanAccess {
  return {
    contacts: permissionFor(permissions, 'departmentPlanContacts'),
    detail: permissionFor(permissions, 'departmentPlanDetail'),
    insertAbsence: permissionFor(permissions, 'departmentPlanInsertAbsence'),
    reason: permissionFor(permissions, 'departmentPlanAbsenceReason'),
  };
}

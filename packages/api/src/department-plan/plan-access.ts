import type { Permission, Permissions } from '../session/permissions.ts';
import { permissionFor } from '../session/permissions.ts';

/**
 * The permissions of the user for the plans of others.
 *
 * @requirement department-plan-33, department-plan-34, department-plan-35, department-plan-36
 */
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

/** Returns the permissions for the plans of others. */
export function planAccessOf(permissions: Permissions): PlanAccess {
  return {
    contacts: permissionFor(permissions, 'departmentPlanContacts'),
    detail: permissionFor(permissions, 'departmentPlanDetail'),
    insertAbsence: permissionFor(permissions, 'departmentPlanInsertAbsence'),
    reason: permissionFor(permissions, 'departmentPlanAbsenceReason'),
  };
}

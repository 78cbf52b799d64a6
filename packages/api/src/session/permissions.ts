/** Every action of the product, with its identifier of the backend. @requirement shell-39 */
export const actions = {
  runApp: 'SelfServiceApp_Run',
  substitutions: 'SelfServiceApp_Substitutions',
  dashboardBalance: 'SelfServiceApp_DashboardBalance',
  dashboardVacation: 'SelfServiceApp_DashboardVacation',
  dashboardAdditionalVacation1: 'SelfServiceApp_DashboardAddVacation1',
  dashboardAdditionalVacation2: 'SelfServiceApp_DashboardAddVacation2',
  runMyPlan: 'SelfServiceApp_RunMyPlan',
  planCheck: 'SelfServiceApp_PlanCheck',
  planApprove: 'SelfServiceApp_PlanApprove',
  runDepartmentPlan: 'SelfServiceApp_RunDepartmentPlan',
  departmentPlanContacts: 'SelfServiceApp_DepartmentPlanContacts',
  departmentPlanDetail: 'SelfServiceApp_DepartmentPlanDetail',
  departmentPlanInsertAbsence: 'SelfServiceApp_DepartmentPlanInsertAbsence',
  departmentPlanAbsenceReason: 'SelfServiceApp_DepartmentPlanAbsenceReason',
  runPlanStates: 'SelfServiceApp_RunPlanStates',
  planStatesContacts: 'SelfServiceApp_PlanStatesContacts',
  runMyWorksheet: 'SelfServiceApp_RunMyWorksheet',
  worksheetSign: 'SelfServiceApp_WorksheetSign',
  worksheetAttachments: 'SelfServiceApp_WorksheetAttachments',
  runWorksheetStates: 'SelfServiceApp_RunWorksheetStates',
  worksheetStatesContacts: 'SelfServiceApp_WorksheetStatesContacts',
  runPresence: 'SelfServiceApp_RunPresence',
  presenceContacts: 'SelfServiceApp_PresenceContacts',
  presenceDetails: 'SelfServiceApp_PresenceDetails',
  presenceReason: 'SelfServiceApp_PresenceReason',
  runMyRequests: 'SelfServiceApp_RunMyRequests',
  absence: 'SelfServiceApp_Absence',
  runRequestsApproval: 'SelfServiceApp_RunRequestsApproval',
  runUnavailabilityApproval: 'SelfServiceApp_RunUnavailabilityApproval',
  rejectNote: 'SelfServiceApp_RejectNote',
  runMyUnavailability: 'SelfServiceApp_RunMyUnavailability',
  unavailabilityEdit: 'SelfServiceApp_UnavailabilityEdit',
  runOvertime: 'SelfServiceApp_RunOvertime',
  runReports: 'SelfServiceApp_RunReports',
  runTerminal: 'SelfServiceApp_RunTerminal',
  terminalGps: 'SelfServiceApp_TerminalGps',
  categoryFilter: 'SelfServiceApp_CategoryFilter',
} as const;

/** The name of an action in the product. */
export type Action = keyof typeof actions;

/** Whether a user can use an action, sees it greyed out, or does not see it. */
export type Permission = 'allowed' | 'disabled' | 'hidden';

/** The action lists of a token, with the identifiers of the backend. */
export interface Permissions {
  readonly disabled: ReadonlySet<string>;
  readonly invisible: ReadonlySet<string>;
}

/** Permissions without any disabled or hidden action. */
export const allPermissions: Permissions = { disabled: new Set(), invisible: new Set() };

/** Returns the permission for an action. Hidden wins over disabled. @requirement shell-32 */
export function permissionFor(permissions: Permissions, action: Action): Permission {
  const id = actions[action];
  if (permissions.invisible.has(id)) return 'hidden';
  return permissions.disabled.has(id) ? 'disabled' : 'allowed';
}

/** Returns whether an action is neither disabled nor hidden. */
export function isAllowed(permissions: Permissions, action: Action): boolean {
  return permissionFor(permissions, action) === 'allowed';
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Action } from './permissions.ts';
import { actions, allPermissions, isAllowed, permissionFor } from './permissions.ts';

const names = Object.keys(actions) as Action[];
const ids = fc.subarray([...Object.values(actions), 'SelfServiceApp_Unknown']);
const anAction = fc.constantFrom(...names);

test('hidden wins over disabled, and an action in neither list is allowed', { tags: ['shell-32'] }, () => {
  fc.assert(
    fc.property(ids, ids, anAction, (disabled, invisible, action) => {
      const permissions = { disabled: new Set(disabled), invisible: new Set(invisible) };
      const id = actions[action];
      const expected = invisible.includes(id) ? 'hidden' : disabled.includes(id) ? 'disabled' : 'allowed';
      expect(permissionFor(permissions, action)).toBe(expected);
      expect(isAllowed(permissions, action)).toBe(expected === 'allowed');
    }),
  );
});

test('every action is allowed without lists', () => {
  for (const action of names) expect(permissionFor(allPermissions, action)).toBe('allowed');
});

test('the identifiers of the actions are those of the backend', { tags: ['shell-39'] }, () => {
  expect(Object.values(actions).map((id) => id.replace('SelfServiceApp_', ''))).toEqual([
    'Run',
    'Substitutions',
    'DashboardBalance',
    'DashboardVacation',
    'DashboardAddVacation1',
    'DashboardAddVacation2',
    'RunMyPlan',
    'PlanCheck',
    'PlanApprove',
    'RunDepartmentPlan',
    'DepartmentPlanContacts',
    'DepartmentPlanDetail',
    'DepartmentPlanInsertAbsence',
    'DepartmentPlanAbsenceReason',
    'RunPlanStates',
    'PlanStatesContacts',
    'RunMyWorksheet',
    'WorksheetSign',
    'WorksheetAttachments',
    'RunWorksheetStates',
    'WorksheetStatesContacts',
    'RunPresence',
    'PresenceContacts',
    'PresenceDetails',
    'PresenceReason',
    'RunMyRequests',
    'Absence',
    'RunRequestsApproval',
    'RunUnavailabilityApproval',
    'RejectNote',
    'RunMyUnavailability',
    'UnavailabilityEdit',
    'RunOvertime',
    'RunReports',
    'RunTerminal',
    'TerminalGps',
    'CategoryFilter',
  ]);
});

test('no two actions have the same identifier', () => {
  expect(new Set(Object.values(actions)).size).toBe(names.length);
});

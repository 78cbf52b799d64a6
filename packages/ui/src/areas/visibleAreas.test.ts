import { expect, test } from 'vitest';
import { actions, allPermissions } from '@selfservice/api/session/permissions';
import { entryNames, visibleAreas, waitingItems } from './visibleAreas.ts';
import type { Dashboard } from '@selfservice/api/dashboard/dashboard';

const noOne = {
  isApprovable: false,
  isApprover: false,
  isUnavailabilityApprover: false,
  isAbsenceApprover: false,
  isUnavailabilityApprovable: false,
};
const everybody = {
  isApprovable: true,
  isApprover: true,
  isUnavailabilityApprover: true,
  isAbsenceApprover: true,
  isUnavailabilityApprovable: true,
};

function aDashboard(roles: Dashboard['roles']): Dashboard {
  return {
    notificationEmail: '',
    balance: { isComputed: true, hasError: false, minutes: 0 },
    vacation: null,
    additionalVacation1: null,
    additionalVacation2: null,
    lastPass: null,
    roles,
    counts: {
      planCheck: 2,
      planApprove: 3,
      myRequests: 4,
      myUnavailability: 5,
      requestsToApprove: 6,
      unavailabilitiesToApprove: 7,
      overtime: 8,
      worksheetSignatures: 0,
    },
  };
}

const names = (roles: Dashboard['roles'], permissions = allPermissions) =>
  visibleAreas({ permissions, dashboard: aDashboard(roles) }).map(({ area }) => area);
const without = (action: keyof typeof actions) => ({
  ...allPermissions,
  disabled: new Set([actions[action]]),
});

test('a user with every role sees every entry, in the order of home', () => {
  expect(names(everybody)).toEqual(entryNames);
});

test.each([
  ['isApprovable', 'requests'],
  ['isApprover', 'approvals-requests'],
  ['isUnavailabilityApprover', 'approvals-unavailabilities'],
] as const)('only the flag %s makes %s visible', { tags: ['shell-36'] }, (flag, area) => {
  expect(names({ ...everybody, [flag]: false })).not.toContain(area);
  expect(names({ ...everybody, [flag]: null })).not.toContain(area);
  expect(names({ ...noOne, [flag]: true })).toContain(area);
});

test.each([
  ['runMyPlan', 'my-plan'],
  ['runMyWorksheet', 'worksheet'],
  ['runMyRequests', 'requests'],
  ['runMyUnavailability', 'unavailability'],
  ['runOvertime', 'overtime'],
  ['runRequestsApproval', 'approvals-requests'],
  ['runUnavailabilityApproval', 'approvals-unavailabilities'],
  ['runDepartmentPlan', 'department-plan'],
  ['runPlanStates', 'plan-states'],
  ['runWorksheetStates', 'worksheet-states'],
  ['runPresence', 'presence'],
  ['runReports', 'reports'],
  ['runTerminal', 'terminal'],
] as const)('the run action %s hides only %s', { tags: ['shell-34'] }, (action, area) => {
  expect(names(everybody, without(action))).toEqual(entryNames.filter((name) => name !== area));
  const hidden = { ...allPermissions, invisible: new Set([actions[action]]) };
  expect(names(everybody, hidden)).not.toContain(area);
});

test.each([
  [allPermissions, 5],
  [without('planCheck'), 3],
  [without('planApprove'), 2],
  [{ disabled: new Set([actions.planCheck]), invisible: new Set([actions.planApprove]) }, 0],
])('the count of the plan contains only allowed actions', { tags: ['shell-37'] }, (permissions, count) => {
  const areas = visibleAreas({ permissions, dashboard: aDashboard(everybody) });
  expect(areas.find(({ area }) => area === 'my-plan')?.count).toBe(count);
});

test(
  'while the dashboard loads, counts are loading and entries with a role are pending',
  { tags: ['shell-38'] },
  () => {
    const areas = visibleAreas({ permissions: allPermissions, dashboard: undefined });
    expect(areas.filter(({ isPending }) => isPending).map(({ area }) => area)).toEqual([
      'requests',
      'approvals-requests',
      'approvals-unavailabilities',
    ]);
    expect(areas.find(({ area }) => area === 'overtime')?.count).toBe('loading');
    expect(areas.find(({ area }) => area === 'reports')?.count).toBeNull();
  },
);

test('without the dashboard there are no counts and no entries with a role', () => {
  const areas = visibleAreas({ permissions: allPermissions, dashboard: null });
  expect(areas.every(({ count, isPending }) => count === null && !isPending)).toBe(true);
  expect(areas.map(({ area }) => area)).not.toContain('approvals-requests');
});

test('lists pending items only for visible entries and allowed actions', () => {
  expect(waitingItems(aDashboard(noOne), without('planApprove'))).toEqual([
    { area: 'my-plan', of: 'planCheck', count: 2, isForOthers: false },
    { area: 'unavailability', of: 'myUnavailability', count: 5, isForOthers: true },
    { area: 'overtime', of: 'overtime', count: 8, isForOthers: false },
  ]);
});
